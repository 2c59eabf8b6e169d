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

const mailService = {
  MAILCHANNELS_API_KEY: 'a key that only the tests use',
  MAIL_FROM: 'coach@example.com',
  MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
};

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
                ...mailService,
              },
              outboundService: answerOutbound,
            },
          })),
        ],
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          exclude: ['test/faults/ai-*.test.ts'],
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
                ...mailService,
                OPENAI_API_KEY: 'a key that only the tests use',
                OPENAI_BASE_URL: 'http://model.providers.test/v1',
                OPENAI_MODEL: 'a model',
                AI_TIME_LIMIT: '3',
              },
              outboundService: answerOutbound,
            },
          })),
        ],
        test: {
          name: 'model-faults',
          include: ['test/faults/ai-*.test.ts'],
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
          // Each file talks to one app and one browser: what takes long in it is waiting, so that two go side by side.
          maxWorkers: 2,
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
