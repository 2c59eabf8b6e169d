import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** The browser that comes with a package on Linux; elsewhere the Chrome that is installed, or the one CHROME_PATH names. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH !== undefined) return { executablePath: CHROME_PATH };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath() };
}

/** A browser for everything that one process does; each test has a context of its own in it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(await launchOptions()),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // A process of its own for drawing costs a tenth of the time.
      '--in-process-gpu',
      '--disable-background-networking',
      '--font-render-hinting=none',
    ],
  });
}
