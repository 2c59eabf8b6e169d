import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { buildIfChanged } from '../../../scripts/build.ts';
import { loadDemo } from '../../../scripts/demo/load-demo.ts';
import { openMigratedDatabase } from '../../../scripts/local/local-database.ts';
import { type LocalSettings, newLocalSecrets } from '../../../scripts/local/local-secrets.ts';
import { freePort } from '../../../scripts/local/project.ts';
import { serveBuilt } from '../../../scripts/local/serve-built.ts';

type TestApp = { origin: string; close(): Promise<void> };

/** Waits up to two minutes for the app. */
async function waitUntilHealthy(origin: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`The app at ${origin} did not come up`);
  }
}

/** Starts the built app with its own database, secrets and port, by default with the demo account. */
export async function startTestApp(change: LocalSettings = {}, { hasDemo = true } = {}): Promise<TestApp> {
  buildIfChanged();
  const folder = mkdtempSync(join(tmpdir(), 'better-habits-'));
  const state = join(folder, 'state');
  const port = await freePort();
  const settings = { ...newLocalSecrets(), APP_ORIGIN: `http://localhost:${port}`, ...change };

  const database = await openMigratedDatabase(state);
  // A message that arrives during the tests would change what they count.
  if (hasDemo) await loadDemo(database.d1, settings, { now: Date.now(), nextMessageIn: 120 });
  await database.close();

  const app = await serveBuilt({ folder: join(folder, 'served'), state, port, settings, runId: 'test' });
  await waitUntilHealthy(app.origin);
  return {
    origin: app.origin,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
