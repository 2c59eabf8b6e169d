import { describe, expect, it } from 'vitest';
import { answerPathOf, pageAt } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { titles } from '../../support/worker/kinds.ts';
import { choicePathOf, newestMail, personAtTheEnd } from '../../support/worker/offers.ts';

beginOnMonday();

const dose = { title: titles.dose, description: 'Because I want to stay well this year' };
/** What may never be said about a medicine or a measurement. */
const harmful =
  /\b(smaller|less|more|extra|bit|half|skip\w*|pause|later|snooze|streak|in a row|challenge|restart)\b/i;

describe('a reminder to take something', () => {
  it('is one line with its hour, in every style, and nothing else', async () => {
    for (const messageStyle of ['motivational', 'informative', 'friendly', 'direct']) {
      const { person, campaign } = await newPersonWithCampaign({ ...dose, messageStyle });
      const texts = (await messagesOf(person, campaign.id)).map(({ content }) => content);
      expect(texts).toHaveLength(84);
      const daily = '7:30 AM: Take my lithium. Check it off when you’ve taken it.';
      expect(new Set(texts.slice(1, 76))).toEqual(new Set([daily]));
      expect(texts[0]).toBe('One line at 7:30 AM, nothing else. Check it off when it’s done.');
      for (const text of texts) expect(text).not.toMatch(harmful);
    }
  });

  it('says what is taken, where that is known, and is written for how it is checked off', async () => {
    const { person, campaign } = await newPersonWithCampaign({
      ...{ title: 'Blood pressure', description: dose.description, kind: 'dose' },
      ...{ doseVerb: 'measured', planAction: 'measure at the table' },
    });
    const [, second] = await messagesOf(person, campaign.id);
    expect(second?.content).toBe('7:30 AM: measure at the table. Check it off when you’ve measured it.');
    expect(second?.ownWords).toEqual([[9, 29]]);
  });

  it('leaves by email without plan, numbers, question or wish to skip it', async () => {
    const { person, campaign } = await newPersonWithCampaign(dose);
    for (let at = 0; at < 9; at += 1) {
      stateTime(halfPastSeven + at * day);
      await fireAlarm(campaign.id);
      const message = (await messagesOf(person, campaign.id))[at];
      await person.call('PUT', `/api/messages/${message?.id}`, { completed: true });
      const { body } = await newestMail(person);
      expect(body).not.toMatch(harmful);
      expect(body).not.toMatch(/days? kept|question|You wrote/);
      expect(body).toContain('Check it off: http');
    }
  });

  it('offers to correct its time and to stop, on its page too, and nothing smaller', async () => {
    const { person, campaign } = await newPersonWithCampaign(dose);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const { body } = await newestMail(person);
    expect(body).toContain('Correct the reminder’s time: http');
    expect(body).toContain('Stop these reminders: http');
    for (const choice of ['smaller', 'pause', 'every-other-day', 'level-up']) {
      await expect(choicePathOf(person, choice)).rejects.toThrow();
      expect((await pageAt(`${await answerPathOf(person)}/${choice}`)).status).toBe(404);
    }
    const { text } = await pageAt(await answerPathOf(person));
    expect(text).toContain('value="done"');
    expect(text).not.toMatch(/value="skip"|Make it smaller|Skip today/);
    const stop = await pageAt(await choicePathOf(person, 'stop'));
    expect(stop.text).toContain('What they were for may go on.');
  });

  it('is never a gentle one: about a day without a mark it says where to ask, at most every third day', async () => {
    const { person, campaign } = await newPersonWithCampaign(dose);
    for (let at = 0; at < 8; at += 1) {
      stateTime(halfPastSeven + at * day);
      await fireAlarm(campaign.id);
    }
    const sent = (await messagesOf(person, campaign.id)).slice(0, 8);
    expect(sent.map(({ condition }) => condition)).toEqual([
      ...['first', 'nomark', null, null, 'nomark', null, null, 'nomark'],
    ]);
    expect(sent.every(({ offer }) => offer === null)).toBe(true);
    expect(sent[1]?.content).toMatch(/your leaflet or pharmacist says what to do/);
    for (const { content } of sent) expect(content).not.toMatch(harmful);
  });

  it('is asked no question in any week', async () => {
    const { person, campaign } = await newPersonWithCampaign(dose);
    for (let week = 0; week < 4; week += 1) {
      stateTime(halfPastSeven + 7 * week * day);
      const answer = await person.call('GET', `/api/campaigns/${campaign.id}/question`);
      expect(await answer.json()).toEqual({ question: null, next: null });
    }
  });

  it('says when the reminders end, that what they are for may go on, and how they are renewed', async () => {
    const { person, campaign } = await newPersonWithCampaign(dose);
    const texts = (await messagesOf(person, campaign.id)).map(({ content }) => content);
    expect(texts[77]).toBe(
      'These reminders end on Sunday, even if what they’re for goes on. Renew the reminders?',
    );
    expect(texts[83]).toBe('Last reminder. 7:30 AM: Take my lithium. Renew?');
    const { person: other } = await personAtTheEnd(3, dose);
    const { subject, body } = await newestMail(other);
    expect(subject).toBe('A message from Better Habits');
    expect(body).toMatch(/^These reminders have ended\./m);
    expect(body).toContain('Renew: http');
    expect(body).not.toMatch(/Next step|3 of 5/);
  });

  it('is the same after other texts were asked for', async () => {
    const { person, campaign } = await newPersonWithCampaign(dose);
    const before = (await messagesOf(person, campaign.id)).map(({ content }) => content);
    await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    expect((await messagesOf(person, campaign.id)).map(({ content }) => content)).toEqual(before);
    expect(await outboxOf(person)).toEqual([]);
  });
});
