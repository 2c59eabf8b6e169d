import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  outboxOf,
  scheduleOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';

beginOnMonday();

describe('the end of a campaign', () => {
  const afterTwelveWeeks = halfPastSeven + 84 * day;

  /** More is due after all these weeks than one alarm takes on; the last word comes after it. */
  async function fireUntilDone(campaignId: number): Promise<void> {
    for (let times = 0; times < 5 && (await alarmOf(campaignId)) !== null; times += 1)
      await fireAlarm(campaignId);
    expect(await alarmOf(campaignId)).toBeNull();
  }

  it('completes the campaign by itself and sends one closing message with the numbers', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    for (const at of [0, 1, 2]) {
      stateTime(halfPastSeven + at * day);
      await fireAlarm(campaign.id);
    }
    const [first, second] = await messagesOf(person, campaign.id);
    for (const message of [first, second]) {
      await person.call('PUT', `/api/messages/${message?.id}`, { completed: true });
    }
    stateTime(afterTwelveWeeks);
    await fireUntilDone(campaign.id);

    await signInAgain(person);
    const answer = await person.call('GET', `/api/campaigns/${campaign.id}`);
    expect(await answer.json()).toMatchObject({ active: false, completed: true, weeksCompleted: 12 });
    const closing = (await messagesOf(person, campaign.id)).filter((message) => message.kind === 'closing');
    expect(closing).toHaveLength(1);
    expect(closing[0]).toMatchObject({ status: 'sent' });
    expect(closing[0]?.content).toContain('2 of 3 marked');
  });

  it('says a closing word again when the campaign was started anew and ends anew', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(afterTwelveWeeks);
    await fireUntilDone(campaign.id);
    await signInAgain(person);
    await person.call('PUT', `/api/campaigns/${campaign.id}`, {
      ...campaignBody,
      startDate: new Date(afterTwelveWeeks + day).toISOString().slice(0, 10),
    });
    stateTime(afterTwelveWeeks + 85 * day);
    await fireUntilDone(campaign.id);
    await signInAgain(person);
    const closing = (await messagesOf(person, campaign.id)).filter((message) => message.kind === 'closing');
    expect(closing.map((message) => message.status)).toEqual(['sent', 'sent']);
  });

  it('says its closing word once, however often it is woken afterwards', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(afterTwelveWeeks);
    for (let times = 0; times < 5; times += 1) {
      await runInDurableObject(scheduleOf(campaign.id), (object) => object.wake(campaign.id));
      await fireAlarm(campaign.id);
    }
    await signInAgain(person);
    expect(await outboxOf(person)).toHaveLength(1);
  });
});
