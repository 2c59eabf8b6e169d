import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseAnswers, until } from '../support/faults/control.ts';
import { drivers } from '../support/faults/drivers.ts';
import { halfPastNine, personWithDueMessage, type Situation } from '../support/faults/situation.ts';
import { day, hour, minute, mondayMorning, scheduleOf, stateTime } from '../support/worker/campaigns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A message that the provider took, of which nobody was told: the object crashed before it had the answer. */
async function sentAndForgotten(): Promise<Situation> {
  const situation = await personWithDueMessage(drivers.email);
  await situation.will({ kind: 'hold' });
  const run = situation.fire().catch(() => undefined);
  await until(async () => (await situation.saw()).accepted.length === 1);
  await runInDurableObject(scheduleOf(situation.campaignId), (_, state) => state.abort('crash')).catch(
    () => undefined,
  );
  await releaseAnswers(situation.address);
  await run;
  await situation.will({ kind: 'accept' });
  return situation;
}

const campaignOf = async ({ person, campaignId }: Situation) =>
  (await person.call('GET', `/api/campaigns/${campaignId}`)).json();

describe('a message that was sent, and whose record a crash has lost,', () => {
  it('counts as sent where it is marked done before the next try, and does not come again', async () => {
    const situation = await sentAndForgotten();
    const { person, messageId, message, saw } = situation;
    expect(await message()).toMatchObject({ status: 'scheduled', sent: false });
    const mark = await person.call('PUT', `/api/messages/${messageId}`, { completed: true });
    expect(mark.status).toBe(200);

    stateTime(halfPastNine + minute);
    await situation.fire();
    expect(await message()).toMatchObject({ status: 'sent', sent: true, completed: true });
    expect((await saw()).calls).toBe(1);
    expect((await situation.attempts()).map(({ outcome }) => outcome)).not.toContain('skipped');
    expect(await campaignOf(situation)).toMatchObject({ messagesSent: 1, completionRate: 100 });
    expect(await situation.alarm()).toBe(halfPastNine + day);
  });

  it.each<[string, (situation: Situation) => Promise<unknown>]>([
    [
      'its campaign is stopped',
      ({ person, campaignId }) =>
        person.call('PUT', `/api/campaigns/${campaignId}/active`, { active: false }),
    ],
    ['its three hours are over', async () => stateTime(halfPastNine + 4 * hour)],
  ])('is not said to have been kept back where %s before the next try', async (_, happen) => {
    const situation = await sentAndForgotten();
    stateTime(halfPastNine + minute);
    await happen(situation);
    await situation.fire();
    const message = await situation.message();
    expect(message.status).not.toBe('skipped');
    expect(message.reason).toBe('We don’t know whether this was delivered');
    expect((await situation.saw()).calls).toBe(1);
  });
});
