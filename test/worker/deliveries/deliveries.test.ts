import { describe, expect, it } from 'vitest';
import type { DeliveryView } from '../../../worker/delivery/deliveries.schemas.ts';
import { answer, answerPathOf } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  hour,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { call, newPerson, type Person } from '../../support/worker/people.ts';
import { turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

const historyOf = async (person: Person, messageId: number): Promise<DeliveryView[]> => {
  const response = await person.call('GET', `/api/messages/${messageId}/deliveries`);
  expect(response.status).toBe(200);
  return response.json();
};

describe('how a message fared', () => {
  it('is empty before anything was tried', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const { id } = await firstMessageOf(person, campaign.id);
    expect(await historyOf(person, id)).toEqual([]);
  });

  it('tells the try that was accepted, and the second delivery after a snooze', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const { id } = await firstMessageOf(person, campaign.id);
    await answer(await answerPathOf(person), 'snooze-hour');
    stateTime(halfPastSeven + hour);
    await fireAlarm(campaign.id);
    const sent = { channel: 'email', outcome: 'accepted', reason: null };
    expect(await historyOf(person, id)).toMatchObject([
      { ...sent, again: false, startedAt: new Date(halfPastSeven).toISOString() },
      { ...sent, again: true, startedAt: new Date(halfPastSeven + hour).toISOString() },
    ]);
  });

  it('tells why it was refused, and that email stood in', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await turnIntoTexts(person, campaign, null);
    stateTime(halfPastSeven + hour);
    await fireAlarm(campaign.id);
    const { id } = await firstMessageOf(person, campaign.id);
    const history = await historyOf(person, id);
    expect(history).toMatchObject([
      {
        channel: 'sms',
        outcome: 'refused',
        reason: 'Add your phone number in settings to get text messages',
      },
      { channel: 'email', outcome: 'accepted' },
    ]);
    expect(Object.keys(history[0] ?? {}).sort()).toEqual(
      ['again', 'channel', 'finishedAt', 'id', 'outcome', 'reason', 'startedAt'].sort(),
    );
  });

  it('tells why it was skipped', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 4 * hour);
    await fireAlarm(campaign.id);
    const { id } = await firstMessageOf(person, campaign.id);
    const [only] = await historyOf(person, id);
    expect(only).toMatchObject({ outcome: 'skipped' });
    expect(only?.reason).toContain('could not be sent in time');
  });

  it('is for the owner alone', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const { id } = await firstMessageOf(person, campaign.id);
    const path = `/api/messages/${id}/deliveries`;
    expect((await call('GET', path)).status).toBe(401);
    expect((await (await newPerson()).call('GET', path)).status).toBe(404);
    for (const other of ['0', 'x', '99999999']) {
      expect((await person.call('GET', `/api/messages/${other}/deliveries`)).status).toBe(404);
    }
  });
});
