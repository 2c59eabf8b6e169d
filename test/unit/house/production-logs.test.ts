import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';

test('the platform logs no addresses of requests: those of messages open them, and a sign-in brings its code along', () => {
  const { observability } = unstable_readConfig({ config: 'wrangler.toml', env: 'production' });
  expect(observability?.logs).toMatchObject({ enabled: true, invocation_logs: false });
});
