import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { answerOutbound } from './test/support/faults/providers.ts';
import { isolatedWranglerConfig } from './test/support/node/isolated-wrangler-config.ts';

const testSettings = async () => ({
  ENVIRONMENT: 'development',
  APP_ORIGIN: 'http://localhost:5173',
  SESSION_SECRET: 'a secret that only the tests use, long enough',
  TEST_MIGRATIONS: await readD1Migrations('migrations'),
});

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      { test: { name: 'unit', include: ['test/unit/**/*.test.ts'], environment: 'node' } },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: isolatedWranglerConfig() },
            miniflare: {
              bindings: await testSettings(),
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/worker/**/*.test.ts'],
          setupFiles: ['test/support/worker/apply-migrations.ts'],
          fsModuleCache: false,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: isolatedWranglerConfig() },
            miniflare: {
              bindings: {
                ...(await testSettings()),
                MAILCHANNELS_API_KEY: 'a key that only the tests use',
                MAIL_FROM: 'coach@example.com',
                MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
              },
              outboundService: answerOutbound,
            },
          })),
        ],
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          setupFiles: ['test/support/worker/apply-migrations.ts'],
          fsModuleCache: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/browser/global-setup.ts'],
          // Each file talks to one app and one browser: what takes long in it is waiting.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
