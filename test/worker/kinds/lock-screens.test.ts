import { describe, expect, it } from 'vitest';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import type { Person } from '../../support/worker/people.ts';
import { halfPastEight, newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

/** Every word of the person's can be told from all other text. */
const words = {
  title: 'Zebra evenings',
  description: 'Because my giraffe wants it so much',
  planAnchor: 'the okapi sleeps',
  planAction: 'count quaggas',
  planSmallest: 'one quagga',
  planWhy: 'I like tapirs',
};
const theirs = /zebra|giraffe|okapi|quagga|tapir/i;

/** Whether something is private is a matter of its kind alone; what is shown of it, of the way it is sent. */
const cases = [
  { kind: 'reduce', method: 'Email' },
  { kind: 'reduce', method: 'SMS' },
  { kind: 'reduce', method: 'App' },
  { kind: 'dose', method: 'App' },
  { kind: 'recover', method: 'App' },
];

async function begin(kind: string, method: string, change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign({
    ...{ ...words, kind, customTime: '08:30', deliveryMethod: method === 'SMS' ? 'Email' : method },
    ...change,
  });
  if (method === 'SMS') await turnIntoTexts(person, campaign, newPhone());
  return { person, campaign };
}

/** The first days without a mark, messages of the person's own among them, and the word after the end. */
async function live(person: Person, campaignId: number): Promise<void> {
  for (let at = 0; at < 5; at += 1) {
    stateTime(halfPastEight + at * day);
    await fireAlarm(campaignId);
  }
  await person.call('POST', `/api/campaigns/${campaignId}/regenerate-messages`);
  const [next] = (await messagesOf(person, campaignId)).filter(({ status }) => status === 'scheduled');
  await person.call('PUT', `/api/messages/${next?.id}`, { content: 'Zebra, my zebra' });
  stateTime(halfPastEight + 5 * day);
  await fireAlarm(campaignId);
  await person.call('POST', '/api/send-message', { campaignId, content: 'A zebra for you' });
  stateTime(halfPastSeven + 84 * day);
  for (let times = 0; times < 4; times += 1) await fireAlarm(campaignId);
  await signInAgain(person);
}

/** What a lock screen shows of something that was sent. */
const shown = ({ channel, subject, body }: { channel: string; subject: string; body: string }) =>
  channel === 'email' ? subject : `${subject}\n${body}`;

describe('a lock screen', () => {
  it.each(cases)('shows none of the person’s words: $kind by $method', async ({ kind, method }) => {
    const { person, campaign } = await begin(kind, method);
    await live(person, campaign.id);
    const sent = await outboxOf(person);
    // Six days, one by hand, and the closing word.
    expect(sent).toHaveLength(8);
    for (const one of sent) expect(shown(one)).not.toMatch(theirs);
    const titles = new Set(sent.map(({ subject }) => subject));
    if (method === 'Email') expect([...titles]).toEqual(['A message from Better Habits']);
    if (method === 'App') expect([...titles]).toEqual(['Better Habits']);
    if (method === 'SMS')
      for (const { body } of sent) expect(body).toMatch(/^Better Habits: [^:]+\. http\S+$/);
  });

  it('does not show them in an email’s subject, but the email says them', async () => {
    const { person, campaign } = await begin('reduce', 'Email');
    stateTime(halfPastEight);
    await fireAlarm(campaign.id);
    const [sent] = await outboxOf(person);
    expect(sent?.subject).not.toMatch(theirs);
    expect(sent?.body).toMatch(theirs);
  });

  it.each(['Email', 'SMS', 'App'])('shows them where the person wants that, by %s', async (method) => {
    const { person, campaign } = await begin('reduce', method, { lockScreenWords: true });
    stateTime(halfPastEight);
    await fireAlarm(campaign.id);
    const [sent] = await outboxOf(person);
    expect(method === 'SMS' ? sent?.body : sent?.subject).toMatch(/^Zebra evenings/);
  });

  it('shows what somebody builds, without being asked', async () => {
    const { person, campaign } = await begin('build', 'App');
    stateTime(halfPastEight);
    await fireAlarm(campaign.id);
    expect((await outboxOf(person))[0]).toMatchObject({
      subject: 'Zebra evenings',
      body: expect.stringMatching(/the okapi sleeps/i),
    });
  });

  it('changes with the choice on the campaign’s page, and no text is written anew for it', async () => {
    const { person, campaign } = await begin('reduce', 'App');
    const before = await messagesOf(person, campaign.id);
    const answer = await person.call('PUT', `/api/campaigns/${campaign.id}`, {
      ...campaign,
      lockScreenWords: true,
    });
    expect(await answer.json()).toMatchObject({ lockScreenWords: true });
    expect(await messagesOf(person, campaign.id)).toEqual(before);
    stateTime(halfPastEight);
    await fireAlarm(campaign.id);
    expect((await outboxOf(person))[0]?.subject).toBe('Zebra evenings');
  });
});
