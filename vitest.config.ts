import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { answerOutbound, settingsWithModel, settingsWithTwilio } from './test/support/faults/providers.ts';

// Temporary files in memory take half the time to write.
const memory = '/dev/shm';
if (process.env.TMPDIR === undefined && existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > 2 * 1024 ** 3) process.env.TMPDIR = memory;
}

/** Bundles each library of the Worker into one file; otherwise each project would read hundreds. */
const libraries = {
  optimizer: {
    ssr: {
      enabled: true,
      include: [
        '@block65/webcrypto-web-push',
        '@hono/zod-validator',
        '@oslojs/crypto/hmac',
        '@oslojs/crypto/sha2',
        '@oslojs/crypto/subtle',
        '@oslojs/encoding',
        '@simplewebauthn/server',
        '@simplewebauthn/server/helpers',
        '@tsndr/cloudflare-worker-jwt',
        'arctic',
        'drizzle-orm',
        'drizzle-orm/d1',
        'drizzle-orm/sqlite-core',
        'fast-check',
        'hono',
        'hono/body-limit',
        'hono/cookie',
        'hono/factory',
        'hono/html',
        'hono/http-exception',
        'hono/utils/html',
        'libphonenumber-js/max',
        'libphonenumber-js/min',
        'postal-mime',
        'temporal-polyfill',
        'ts-ics',
        'zod',
      ],
    },
  },
};

/** Copies the Worker's configuration to a folder without `.dev.vars`, so tests can't use the developer's own keys. */
function isolatedWranglerConfig(): string {
  const folder = '.cache/wrangler';
  const path = `${folder}/wrangler.toml`;
  const main = `main = ${JSON.stringify(resolve('worker/index.ts'))}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, readFileSync('wrangler.toml', 'utf8').replace('main = "worker/index.ts"', main));
  return path;
}

const testSettings = async () => ({
  ENVIRONMENT: 'development',
  APP_ORIGIN: 'http://localhost:5173',
  SESSION_SECRET: 'a secret that only the tests use, long enough',
  TEST_MIGRATIONS: await readD1Migrations('migrations'),
  TEST_PROVIDERS: { twilio: settingsWithTwilio, model: settingsWithModel },
});

/** In milliseconds. Long enough for a busy machine; no test needs nearly as much. */
const patience = 60_000;

/** Emails read their colors from the app's style sheet, which Vitest would otherwise empty. */
const css = { include: /(tokens|hues)\.css/ };

/** Starts the file first whose test waits for the next minute. Started last, it would keep the others waiting. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWaiting = ({ moduleId }: TestSpecification) => moduleId.endsWith('/main-job.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // Print console output directly: passing it from objects to the runner can deadlock (cloudflare/workers-sdk#15719).
    disableConsoleIntercept: true,
    projects: [
      {
        test: {
          name: 'unit',
          css,
          include: ['test/unit/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          testTimeout: patience,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: isolatedWranglerConfig() },
            miniflare: {
              bindings: await testSettings(),
              outboundService: { node: answerOutbound },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/{worker,faults}/**/*.test.ts'],
          // Test files share one runtime and the loaded modules: loading them for each file took most of the time.
          isolate: false,
          maxWorkers: 1,
          css,
          setupFiles: ['test/support/worker/setup.ts'],
          deps: libraries,
          fsModuleCache: false,
          testTimeout: patience,
        },
      },
      {
        test: {
          name: 'start',
          css,
          include: ['test/start/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          css,
          include: ['test/browser/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/browser/global-setup.ts'],
          isolate: false,
          // Each test waits now and then, so four files keep two cores busy.
          maxWorkers: 4,
          testTimeout: 5 * 60_000,
          expect: { poll: { timeout: patience } },
          // Some files start their own app.
          hookTimeout: 3 * patience,
        },
      },
    ],
  },
});
