import { describe, expect, it } from 'vitest';
import { pageAt } from '../../support/worker/calls.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import { asked, chosen, personAtTheEnd, sendDays, takeBack } from '../../support/worker/offers.ts';
import type { Person } from '../../support/worker/people.ts';
import { halfPastEight, newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

const dose = { title: titles.dose, description: 'Because I want to stay well this year' };

/** Words that messages about medicine must not use. */
const harmful =
  /\b(smaller|less|more|extra|bit|half|skip\w*|pause|later|snooze|streak|in a row|challenge|restart)\b/i;

describe('a dose reminder', () => {
  it('is one line with its time, until it says when the reminders end', async () => {
    const { person, campaign } = await newPersonWithCampaign({
      ...{ title: 'Blood pressure', description: dose.description, kind: 'dose' },
      ...{ doseVerb: 'measured', planAction: 'measure at the table' },
    });
    const messages = await person.messages(campaign.id);
    const texts = messages.map(({ content }) => content);
    expect(texts).toHaveLength(84);
    const line = '7:30 AM: measure at the table.';
    const daily = `${line} Check it off when you’ve measured it.`;
    expect(texts[0]).toBe(
      `${line} Check it off when it’s done. You’ll get one line like this each time, and nothing else.`,
    );
    expect(new Set(texts.slice(1, 76))).toEqual(new Set([daily]));
    expect(messages[1]?.ownWords).toEqual([[9, 29]]);
    const end = 'These reminders end on Sunday. Renew them if you need them longer.';
    expect(texts[77]).toBe(`${daily} ${end}`);
    expect(texts[83]).toBe(`Last reminder. ${line} Renew?`);
    // Regenerating gives the same texts.
    await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    expect((await person.messages(campaign.id)).map(({ content }) => content)).toEqual(texts);
  });

  it('has no plan, numbers, question or skip, and never a gentle text', async () => {
    const { person, campaign } = await newPersonWithCampaign(dose);
    await sendDays(campaign.id, 0);
    const { id } = await person.firstMessage(campaign.id);
    await person.change(id, { completed: true });
    await sendDays(campaign.id, 1, 5);
    const sent = (await person.messages(campaign.id)).slice(0, 6);
    const conditions = ['first', null, 'nomark', null, null, 'nomark'];
    expect(sent).toMatchObject(conditions.map((condition) => ({ condition, offer: null })));
    expect(await asked(person, campaign.id)).toBeNull();
    for (const { body } of await person.outbox()) {
      expect(body).not.toMatch(harmful);
      expect(body).not.toMatch(/days? kept|question|You wrote/);
      for (const link of ['Check it off', 'Correct the reminder’s time', 'Stop these reminders'])
        expect(body).toContain(`${link}: http`);
    }
    const path = await person.answerPath();
    for (const choice of ['smaller', 'pause', 'every-other-day', 'level-up'])
      expect((await pageAt(`${path}/${choice}`)).status).toBe(404);
    const { text } = await pageAt(path);
    expect(text).toContain('value="done"');
    expect(text).not.toMatch(/value="skip"|Make it smaller|Skip today/);
    const stop = await pageAt(await person.choicePath('stop'));
    expect(stop.text).toContain('What they reminded you of may continue.');
  });

  it('ends with a message that offers to renew', async () => {
    const { person } = await personAtTheEnd(3, dose);
    const { subject, body } = await person.newestMail();
    expect(subject).toBe('A message from Better Habits');
    expect(body).toMatch(/^The reminders are over for this: Take my lithium\./m);
    expect(body).toContain('Renew: http');
    expect(body).not.toMatch(/Next step|3 of 5/);
  });
});

it('recover can end at any time, in three ways, each with undo', async () => {
  const { person, campaign } = await newPersonWithCampaign({
    title: titles.recover,
    description: plainDescription,
  });
  await sendDays(campaign.id, 0);
  const { body } = await person.newestMail();
  expect(body).toMatch(/^Done: http\S+\nNot today: http/m);
  expect(body).not.toMatch(/kept so far|streak/);
  const { text } = await pageAt(await person.answerPath());
  expect(text).toContain('This can end any time.');
  expect(text).toContain('Not today</button>');
  for (const [choice, label, said] of [
    ['better', 'It’s better', 'I’ll stop here. Your days stay in the app.'],
    ['over', 'It’s over', 'Nothing here needs an answer.'],
    ['not-now', 'Not now', 'You can start it again from its page.'],
  ] as const) {
    expect(body).toContain(`${label}: http`);
    const path = await person.choicePath(choice);
    expect(await chosen(path)).toContain(said);
    expect(await person.campaign(campaign.id)).toMatchObject({ active: false });
    expect((await takeBack(path)).status).toBe(303);
    expect(await person.campaign(campaign.id)).toMatchObject({ active: true });
  }
});

/** Words that no other text contains. */
const words = {
  title: 'Zebra evenings',
  description: 'Because my giraffe wants it so much',
  planAnchor: 'the okapi sleeps',
  planAction: 'count quaggas',
  planSmallest: 'one quagga',
  planWhy: 'I like tapirs',
};

const personWords = /zebra|giraffe|okapi|quagga|tapir/i;

async function begin(kind: string, method: string) {
  const deliveryMethod = method === 'SMS' ? 'Email' : method;
  const campaignWords = { ...words, kind, customTime: '08:30', deliveryMethod };
  const { person, campaign } = await newPersonWithCampaign(campaignWords);
  if (method === 'SMS') await turnIntoTexts(person, campaign, newPhone());
  return { person, campaign };
}

/** Sends days without marks, the person's own messages, and the closing message. */
async function live(person: Person, campaignId: number): Promise<void> {
  for (let at = 0; at < 5; at += 1) {
    await fireAt(campaignId, halfPastEight + at * day);
  }
  await person.call('POST', `/api/campaigns/${campaignId}/regenerate-messages`);
  const [next] = (await person.messages(campaignId)).filter(({ status }) => status === 'scheduled');
  await person.change(next?.id, { content: 'Zebra, my zebra' });
  await fireAt(campaignId, halfPastEight + 5 * day);
  await person.call('POST', '/api/send-message', { campaignId, content: 'A zebra for you' });
  stateTime(halfPastSeven + 84 * day);
  for (let times = 0; times < 4; times += 1) await fireAlarm(campaignId);
  await person.signInAgain();
}

/** What a lock screen shows of a message. */
const shown = ({ channel, subject, body }: { channel: string; subject: string; body: string }) =>
  channel === 'email' ? subject : `${subject}\n${body}`;

describe('a lock screen', () => {
  // That other kinds are as private is tested with the rendered message.
  it.each(['Email', 'SMS', 'App'])('shows none of the person’s words for reduce, by %s', async (method) => {
    const { person, campaign } = await begin('reduce', method);
    await live(person, campaign.id);
    const sent = await person.outbox();
    // Six days, one manual message, and the closing message.
    expect(sent).toHaveLength(8);
    for (const one of sent) expect(shown(one)).not.toMatch(personWords);
    const titles = new Set(sent.map(({ subject }) => subject));
    if (method === 'Email') {
      expect([...titles]).toEqual(['A message from Better Habits']);
      // The email's body has them.
      for (const { body } of sent.slice(1)) expect(body).toMatch(personWords);
    }
    if (method === 'App') expect([...titles]).toEqual(['Better Habits']);
    if (method === 'SMS')
      for (const { body } of sent) expect(body).toMatch(/^Better Habits: [^:]+\. http\S+$/);
  });

  it.each([
    { kind: 'reduce', method: 'SMS' },
    { kind: 'build', method: 'App' },
  ])('shows them for build, or if the person allows it: $kind by $method', async ({ kind, method }) => {
    const { person, campaign } = await begin(kind, method);
    const before = await person.messages(campaign.id);
    const lockScreenWords = kind !== 'build';
    const body = { ...(await person.campaign(campaign.id)), lockScreenWords };
    const answer = await person.call('PUT', `/api/campaigns/${campaign.id}`, body);
    expect(await answer.json()).toMatchObject({ lockScreenWords });
    expect(await person.messages(campaign.id)).toEqual(before);
    await fireAt(campaign.id, halfPastEight);
    const [sent] = await person.outbox();
    expect(method === 'SMS' ? sent?.body : sent?.subject).toMatch(/^Zebra evenings/);
    if (method === 'App') expect(sent?.body).toMatch(/the okapi sleeps/i);
  });
});
