import { expect, it } from 'vitest';
import { withIntegrity } from '../../../scripts/safe-build-plugin.ts';
import { readSettings } from '../../../worker/platform/settings.ts';

it('every script and style of the built page has the hash of its file', () => {
  const page =
    '<script type="module" crossorigin src="/assets/a.js"></script><link rel="stylesheet" href="/assets/b.css"><link rel="icon" href="/icons/icon.svg">';
  expect(withIntegrity(page, (file) => `the text of ${file}`)).toBe(
    '<script type="module" crossorigin src="/assets/a.js" integrity="sha384-EfPPzEsWRorDTELlmZ5l/kmf0oYwUk/aOkPOZ9EEtQ3TVRodVJ1pJ4YcL1f9Df/U"></script><link rel="stylesheet" href="/assets/b.css" integrity="sha384-eLi2UcHHE1AAZ2O4/7iqYfQtzvAvoIXHzEZqTG1R1dKyNocp6d0/drs3YPBALr6L"><link rel="icon" href="/icons/icon.svg">',
  );
});

const basics = { SESSION_SECRET: 'long enough for a secret of the tests', ENVIRONMENT: 'production' };

it('in production every address that keys are sent to starts with https', () => {
  const read = (more: object) => () =>
    readSettings({ ...basics, APP_ORIGIN: 'https://habits.example', ...more });
  expect(read({})).not.toThrow();
  expect(read({ OPENAI_BASE_URL: 'http://models.example/v1' })).toThrow(
    'OPENAI_BASE_URL must start with https://',
  );
  expect(read({ APP_ORIGIN: 'http://habits.example' })).toThrow('APP_ORIGIN must start with https://');
  expect(read({ MAILCHANNELS_BASE_URL: 'http://127.0.0.1:9/tx/v1' })).not.toThrow();
  expect(read({ ENVIRONMENT: 'development', TWILIO_BASE_URL: 'http://twilio.test' })).not.toThrow();
});
