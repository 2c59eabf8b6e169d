import { expect, it } from 'vitest';
import { channelsFor, type HoldState } from '../../../worker/delivery/send.rules.ts';

const campaign: HoldState = {
  ...{ active: true, completed: false, onHold: false, pausedUntil: null, kind: 'build', checkIns: false },
  ...{
    deliveryMethod: 'SMS',
    emailFallback: true,
    blocked: false,
    emailConfirmed: true,
    phoneConfirmed: true,
    stops: [],
  },
};
const bounced = [{ campaignId: null, channel: 'sms', cause: 'bounce' }] as const;

it('an unconfirmed email is no fallback', () => {
  expect(channelsFor(campaign).channels).toEqual(['sms', 'email']);
  expect(channelsFor({ ...campaign, emailConfirmed: false })).toEqual({ channels: ['sms'], hold: null });
  expect(channelsFor({ ...campaign, emailConfirmed: false, stops: bounced }).channels).toEqual([]);
});

it('an unconfirmed phone holds text messages back, and nothing stands in for them', () => {
  expect(channelsFor({ ...campaign, phoneConfirmed: false }).hold?.heldBack).toBe('unconfirmed');
  const inTheApp = {
    ...campaign,
    deliveryMethod: 'App',
    phoneConfirmed: false,
    emailConfirmed: false,
  } as const;
  expect(channelsFor(inTheApp)).toEqual({ channels: ['push'], hold: null });
});
