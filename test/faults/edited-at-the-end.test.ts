import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drivers } from '../support/faults/drivers.ts';
import { duringProviderCall, halfPastNine, personWithDueMessage } from '../support/faults/situation.ts';
import { campaignBody, mondayMorning, stateTime } from '../support/worker/campaigns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => {
  vi.useRealTimers();
});

it('a campaign that is begun anew while its last message leaves goes on, without a closing word', async () => {
  const situation = await personWithDueMessage(drivers.email);
  const { person, campaignId, messages, fire, saw } = situation;
  await env.DB.prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?').bind(halfPastNine, campaignId).run();
  await duringProviderCall(situation, async () => {
    const change = { ...campaignBody, customTime: '09:30', startDate: '2031-03-04' };
    expect((await person.call('PUT', `/api/campaigns/${campaignId}`, change)).status).toBe(200);
  });
  await fire();
  const shown = await (await person.call('GET', `/api/campaigns/${campaignId}`)).json();
  expect(shown).toMatchObject({ active: true, completed: false, startDate: '2031-03-04' });
  expect((await messages()).filter(({ kind }) => kind === 'closing')).toEqual([]);
  expect((await saw()).calls).toBe(1);
});
