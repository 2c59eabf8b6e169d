import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { answerOutbound } from './test/support/faults/providers.ts';

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
            wrangler: { configPath: './wrangler.toml' },
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
            wrangler: { configPath: './wrangler.toml' },
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
    ],
  },
});
