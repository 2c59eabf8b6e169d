import { describe, expect, it } from 'vitest';
import { messageStyles } from '../../../worker/domain.ts';
import { pageAt } from '../../support/worker/answers.ts';
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
import { chosen, personAtTheEnd, sendDays, takeBack } from '../../support/worker/offers.ts';
import type { Person } from '../../support/worker/people.ts';
import { asked } from '../../support/worker/questions.ts';
import { halfPastEight, newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

const dose = { title: titles.dose, description: 'Because I want to stay well this year' };

/** What may never be said about a medicine or a measurement. */
const harmful =
  /\b(smaller|less|more|extra|bit|half|skip\w*|pause|later|snooze|streak|in a row|challenge|restart)\b/i;

const textsOf = async (person: Person, id: number) =>
  (await person.messages(id)).map(({ content }) => content);

describe('a reminder to take something', () => {
  it('is one line with its hour, in every style, and nothing else, until it says when the reminders end', async () => {
    for (const messageStyle of messageStyles) {
      const { person, campaign } = await newPersonWithCampaign({ ...dose, messageStyle });
      const texts = await textsOf(person, campaign.id);
      expect(texts).toHaveLength(84);
      const daily = '7:30 AM: Take my lithium. Check it off when you’ve taken it.';
      expect(new Set(texts.slice(1, 76))).toEqual(new Set([daily]));
      expect(texts[0]).toBe(
        '7:30 AM: Take my lithium. Check it off when it’s done. You’ll get one line like this each time, and nothing else.',
      );
      const end = 'These reminders end on Sunday. Renew them if you need them longer.';
      expect(texts[77]).toBe(`${daily} ${end}`);
      expect(texts[83]).toBe('Last reminder. 7:30 AM: Take my lithium. Renew?');
      for (const text of texts) expect(text).not.toMatch(harmful);
      // There are no others to ask for.
      await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
      expect(await textsOf(person, campaign.id)).toEqual(texts);
    }
  });

  it('says what is taken, where that is known, and is written for how it is checked off', async () => {
    const { person, campaign } = await newPersonWithCampaign({
      ...{ title: 'Blood pressure', description: dose.description, kind: 'dose' },
      ...{ doseVerb: 'measured', planAction: 'measure at the table' },
    });
    const [, second] = await person.messages(campaign.id);
    expect(second?.content).toBe('7:30 AM: measure at the table. Check it off when you’ve measured it.');
    expect(second?.ownWords).toEqual([[9, 29]]);
  });

  it('leaves without plan, numbers, question or wish to skip it, and offers to correct its time and to stop', async () => {
    const { person, campaign } = await newPersonWithCampaign(dose);
    for (let at = 0; at < 9; at += 1) {
      await sendDays(campaign.id, at);
      const message = (await person.messages(campaign.id))[at];
      await person.change(message?.id, { completed: true });
      expect(await asked(person, campaign.id)).toBeNull();
      const { body } = await person.newestMail();
      expect(body).not.toMatch(harmful);
      expect(body).not.toMatch(/days? kept|question|You wrote/);
      for (const link of ['Check it off', 'Correct the reminder’s time', 'Stop these reminders'])
        expect(body).toContain(`${link}: http`);
    }
    await sendDays(campaign.id, 9);
    const path = await person.answerPath();
    for (const choice of ['smaller', 'pause', 'every-other-day', 'level-up']) {
      await expect(person.choicePath(choice)).rejects.toThrow();
      expect((await pageAt(`${path}/${choice}`)).status).toBe(404);
    }
    const { text } = await pageAt(path);
    expect(text).toContain('value="done"');
    expect(text).not.toMatch(/value="skip"|Make it smaller|Skip today/);
    const stop = await pageAt(await person.choicePath('stop'));
    expect(stop.text).toContain('What they reminded you of may continue.');
  });

  it('is never a gentle one: about a day without a mark it says where to ask, at most every third day', async () => {
    const { person, campaign } = await newPersonWithCampaign(dose);
    await sendDays(campaign.id, 0, 7);
    const sent = (await person.messages(campaign.id)).slice(0, 8);
    expect(sent.map(({ condition }) => condition)).toEqual([
      ...['first', 'nomark', null, null, 'nomark', null, null, 'nomark'],
    ]);
    expect(sent.every(({ offer }) => offer === null)).toBe(true);
    expect(sent[1]?.content).toMatch(/your leaflet or pharmacist says what to do/);
    for (const { content } of sent) expect(content).not.toMatch(harmful);
  });

  it('ends with a word on what it was for and how it is renewed', async () => {
    const { person } = await personAtTheEnd(3, dose);
    const { subject, body } = await person.newestMail();
    expect(subject).toBe('A message from Better Habits');
    expect(body).toMatch(/^The reminders for this have ended: Take my lithium\./m);
    expect(body).toContain('Renew: http');
    expect(body).not.toMatch(/Next step|3 of 5/);
  });
});

it('what is to become less is never asked for, but what they do instead is, in two voices for four styles', async () => {
  const reduce = {
    ...{ title: titles.reduce, description: plainDescription, planAnchor: 'I sit down on the sofa' },
    ...{ planAction: 'make a cup of tea', planSmallest: 'a glass of water first' },
  };
  const voices = new Set<string>();
  for (const messageStyle of messageStyles) {
    const { person, campaign } = await newPersonWithCampaign({ ...reduce, messageStyle });
    const texts = await textsOf(person, campaign.id);
    expect(texts).toHaveLength(84);
    expect(texts.filter((text) => /beer|drink less|your habit|slip|relapse|weak\b/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /cup of tea|glass of water/i.test(text)).length).toBeGreaterThan(40);
    expect(texts.some((text) => /when you sit down on the sofa/i.test(text))).toBe(true);
    voices.add(texts.join('\n'));
  }
  expect(voices.size).toBe(2);
});

describe('what somebody gets through', () => {
  const recover = { title: titles.recover, description: plainDescription };

  it('is told of without counts, wit or challenge, and hears after a week without an answer that none is needed, once', async () => {
    const { person, campaign } = await newPersonWithCampaign(recover);
    const texts = await textsOf(person, campaign.id);
    expect(texts).toHaveLength(84);
    const wrong = /!|\b(streak|in a row|challenge|journey|stretch|great job|well done|\d+ of \d+)\b|\{/i;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
    expect(texts.slice(70).join('\n')).not.toMatch(/bigger|next step|how (is|did) it/i);
    await sendDays(campaign.id, 0, 13);
    const sent = (await person.messages(campaign.id)).slice(0, 14);
    expect(sent.filter(({ offer }) => offer !== null)).toMatchObject([
      { condition: 'quiet', offer: 'lapse', localDate: '2031-03-10' },
    ]);
    expect(sent[7]?.content).toMatch(/^You don’t have to answer this/);
    expect(sent.map(({ condition }) => condition).filter((one) => one !== null)).toEqual(['first', 'quiet']);
  });

  it('can end at any time, in three ways of equal weight, each with a way back', async () => {
    const { person, campaign } = await newPersonWithCampaign(recover);
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
});

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

async function begin(kind: string, method: string) {
  const deliveryMethod = method === 'SMS' ? 'Email' : method;
  const campaignWords = { ...words, kind, customTime: '08:30', deliveryMethod };
  const { person, campaign } = await newPersonWithCampaign(campaignWords);
  if (method === 'SMS') await turnIntoTexts(person, campaign, newPhone());
  return { person, campaign };
}

/** The first days without a mark, messages of the person's own among them, and the word after the end. */
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

/** What a lock screen shows of something that was sent. */
const shown = ({ channel, subject, body }: { channel: string; subject: string; body: string }) =>
  channel === 'email' ? subject : `${subject}\n${body}`;

describe('a lock screen', () => {
  it.each(cases)('shows none of the person’s words: $kind by $method', async ({ kind, method }) => {
    const { person, campaign } = await begin(kind, method);
    await live(person, campaign.id);
    const sent = await person.outbox();
    // Six days, one by hand, and the closing word.
    expect(sent).toHaveLength(8);
    for (const one of sent) expect(shown(one)).not.toMatch(theirs);
    const titles = new Set(sent.map(({ subject }) => subject));
    if (method === 'Email') {
      expect([...titles]).toEqual(['A message from Better Habits']);
      // The email itself says them.
      for (const { body } of sent.slice(1)) expect(body).toMatch(theirs);
    }
    if (method === 'App') expect([...titles]).toEqual(['Better Habits']);
    if (method === 'SMS')
      for (const { body } of sent) expect(body).toMatch(/^Better Habits: [^:]+\. http\S+$/);
  });

  it.each([
    ['reduce', 'Email'],
    ['reduce', 'SMS'],
    ['reduce', 'App'],
    ['build', 'App'],
  ])(
    'shows them where the person chooses that, without new texts, and what somebody builds: %s by %s',
    async (kind, method) => {
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
    },
  );
});
