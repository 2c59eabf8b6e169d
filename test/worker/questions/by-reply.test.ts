import { describe, expect, it, vi } from 'vitest';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { handOverText, textedBack } from '../../support/worker/inbound.ts';
import { handOverMail, personWithMail, quote } from '../../support/worker/mail.ts';
import { campaignOf } from '../../support/worker/offers.ts';
import { asked } from '../../support/worker/questions.ts';
import { answerOf, personWithText, stopsOf, untouched } from '../../support/worker/reached.ts';

beginOnMonday();

/** What was said back by email, if anything was. */
async function saidBack(person: Parameters<typeof outboxOf>[0]): Promise<string | null> {
  const [newest, ...others] = await outboxOf(person);
  return others.length === 0 ? null : (newest?.body ?? null);
}

describe('an email in answer to a message', () => {
  it('answers the week’s question with its words, and hears where they come next', async () => {
    const { person, campaign, id, replyTo } = await personWithMail();
    const [mail] = await outboxOf(person);
    expect(mail?.body).toContain('This week’s question: What exactly will you do?');
    expect(await handOverMail({ to: replyTo, body: `Sit for three breaths${quote}` })).toBeNull();
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: 'Sit for three breaths' });
    expect(await saidBack(person)).toContain('Thank you. One of your next messages will say it.');
    expect(await asked(person, campaign.id)).toBeNull();
    // It is no answer to the message itself.
    expect(await answerOf(id)).toEqual(untouched);
    expect((await messagesOf(person, campaign.id))[1]?.content).toMatch(/sit for three breaths/i);
  });

  it.each([
    ['done', { mark: 'done' }],
    ['skip', { mark: 'skipped' }],
  ])('that says "%s" still answers the message, and not the question', async (body, answered) => {
    const { person, campaign, id, replyTo } = await personWithMail();
    await handOverMail({ to: replyTo, body });
    expect(await answerOf(id)).toMatchObject(answered);
    expect((await asked(person, campaign.id))?.id).toBe('a');
  });

  it('that says stop still stops', async () => {
    const { person, campaign, replyTo } = await personWithMail();
    await handOverMail({ to: replyTo, body: 'Stop these emails' });
    expect(await stopsOf(person)).toHaveLength(1);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: null });
  });

  it.each([
    ['a question', 'How do I change the hour?'],
    ['many words', 'x '.repeat(60)],
  ])('with %s is answered with how it works, and nothing is kept', async (_, body) => {
    const { person, campaign, replyTo } = await personWithMail();
    await handOverMail({ to: replyTo, body });
    expect(await saidBack(person)).toContain('reply DONE, SKIP or LATER');
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: null });
    expect((await asked(person, campaign.id))?.id).toBe('a');
  });

  it('with the same answer once more changes nothing', async () => {
    const { person, campaign, replyTo } = await personWithMail();
    const mail = { to: replyTo, body: 'Sit down', headers: { 'Message-ID': '<the-same@example.com>' } };
    await handOverMail(mail);
    const before = await messagesOf(person, campaign.id);
    const said = (await outboxOf(person)).length;
    await handOverMail(mail);
    expect(await messagesOf(person, campaign.id)).toEqual(before);
    expect(await outboxOf(person)).toHaveLength(said);
  });

  it('where nothing is asked any more changes nothing', async () => {
    const { person, campaign, replyTo } = await personWithMail();
    await handOverMail({ to: replyTo, body: 'Sit down' });
    const said = (await outboxOf(person)).length;
    await handOverMail({ to: replyTo, body: 'Stand up' });
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: 'Sit down' });
    expect(await outboxOf(person)).toHaveLength(said);
  });

  it('that sounds like danger is kept nowhere, holds the campaign back, and hears where help is', async () => {
    const { person, campaign, replyTo } = await personWithMail();
    const log = vi.spyOn(console, 'log');
    await handOverMail({ to: replyTo, body: 'kill myself' });
    const back = await saidBack(person);
    expect(back).toContain('988');
    expect(back).toContain('findahelpline.com');
    expect(back).not.toMatch(/written that down|kill/);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ onHold: true, planAction: null });
    expect(log.mock.calls.map(String).join('\n')).not.toContain('kill');
    const sent = (await outboxOf(person)).length;
    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(sent);
  });
});

it('a text in answer to a message answers no question', async () => {
  const { person, campaign, phone, id } = await personWithText();
  const answer = await handOverText({ From: phone, Body: 'Sit for three breaths' });
  expect(await textedBack(answer)).toContain('reply DONE, SKIP or LATER');
  expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: null });
  expect((await asked(person, campaign.id))?.id).toBe('a');
  expect(await answerOf(id)).toEqual(untouched);
});
