import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** Uses CHROME_PATH if it is set, the packaged browser on Linux, and the installed Chrome elsewhere. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH !== undefined) return { executablePath: CHROME_PATH };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath() };
}

export async function launchBrowser(): Promise<Browser> {
  const options = await launchOptions();
  const launch = () =>
    chromium.launch({
      ...options,
      headless: true,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A separate GPU process would cost a tenth of the time.
        '--in-process-gpu',
        '--disable-background-networking',
        '--font-render-hinting=none',
        // Optimizing code costs more than it saves on pages that are open for seconds.
        '--js-flags=--no-opt --no-maglev',
      ],
    });
  // On a busy machine, Chromium sometimes crashes while it starts.
  return launch().catch(launch);
}
