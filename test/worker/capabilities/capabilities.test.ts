import { describe, expect, it } from 'vitest';
import { callWith } from '../../support/worker/call-with.ts';
import { call } from '../../support/worker/people.ts';

describe('capabilities', () => {
  it('need no session, and in development every channel works through the outbox', async () => {
    const answer = await call('GET', '/api/capabilities');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      google: false,
      email: true,
      sms: true,
      push: true,
      outbox: true,
      vapidPublicKey: null,
      partnerTag: 'betterhabits-20',
      development: true,
    });
  });

  it('promise nothing in production that has no provider', async () => {
    const answer = await callWith(
      { ENVIRONMENT: 'production' },
      { method: 'GET', path: '/api/capabilities' },
    );
    expect(await answer.json()).toEqual({
      google: false,
      email: false,
      sms: false,
      push: false,
      outbox: false,
      vapidPublicKey: null,
      partnerTag: 'betterhabits-20',
      development: false,
    });
  });

  it('name Google once it is set up', async () => {
    const settings = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const answer = await callWith(settings, { method: 'GET', path: '/api/capabilities' });
    expect(await answer.json()).toMatchObject({ google: true });
  });
});
