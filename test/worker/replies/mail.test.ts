import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  hour,
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

describe('an answer by email', () => {
  it('goes to an address that fits before the @ and survives a change of case', async () => {
    const { id, replyTo } = await personWithMail();
    expect(replyTo).toMatch(/^reply\+[a-z2-7]+@example\.com$/);
    expect(replyTo.indexOf('@')).toBeLessThanOrEqual(64);
    await handOverMail({ to: replyTo.toUpperCase(), body: `Done!${quote}` });
    expect(await answerOf(id)).toMatchObject({ mark: 'done' });
  });

  it.each([
    ['done', { mark: 'done', snoozed_until: null }],
    ['Yes, I did it', { mark: 'done', snoozed_until: null }],
    ['not today', { mark: 'skipped', snoozed_until: null }],
    ['Later', { mark: null, snoozed_until: halfPastSeven + hour }],
  ])('is read by its first line: %s', async (words, row) => {
    const { person, id, replyTo } = await personWithMail();
    expect(await handOverMail({ to: replyTo, body: `\r\n${words}\r\n\r\nSee you, Ann${quote}` })).toBeNull();
    expect(await answerOf(id)).toEqual(row);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('wakes the schedule when the message is put off', async () => {
    const { campaign, replyTo } = await personWithMail();
    await handOverMail({ to: replyTo, body: 'snooze' });
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + hour);
  });

  it('may be HTML alone', async () => {
    const { id, replyTo } = await personWithMail();
    const body =
      '<html><head><style>p{}</style></head><body><div>Done&nbsp;</div><blockquote>stop</blockquote></body></html>';
    await handOverMail({ to: replyTo, body, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    expect(await answerOf(id)).toMatchObject({ mark: 'done' });
  });

  it('counts once when it comes twice', async () => {
    const { id, replyTo } = await personWithMail();
    const headers = { 'Message-ID': `<${crypto.randomUUID()}@example.com>` };
    await handOverMail({ to: replyTo, body: 'done', headers });
    await handOverMail({ to: replyTo, body: 'skip' });
    await handOverMail({ to: replyTo, body: 'done', headers });
    expect(await answerOf(id)).toMatchObject({ mark: 'skipped' });
  });

  it.each(['What is this about?', '', quote])(
    'that says nothing clear is answered with help once a day: %j',
    async (body) => {
      const { person, id, replyTo } = await personWithMail();
      for (let times = 0; times < 3; times += 1) await handOverMail({ to: replyTo, body });
      expect(await answerOf(id)).toEqual(untouched);
      const mails = await outboxOf(person);
      expect(mails).toHaveLength(2);
      expect(mails[0]?.body).toContain('reply DONE, SKIP or LATER');
    },
  );

  it('that says STOP stops all emails, with one confirmation', async () => {
    const { person, campaign, replyTo } = await personWithMail();
    for (let times = 0; times < 2; times += 1) await handOverMail({ to: replyTo, body: 'Please stop' });
    expect(await stopsOf(person)).toMatchObject([{ channel: 'email', cause: 'stop-reply' }]);
    const mails = await outboxOf(person);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.body).toContain('get any more emails');
    await handOverMail({ to: replyTo, body: 'What?' });
    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(2);
  });

  it.each([
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { 'X-Autoreply': 'yes' } },
    { from: '' },
    { from: 'MAILER-DAEMON@example.com' },
  ])('is left alone when a machine wrote it: %j', async (change) => {
    const { person, id, replyTo } = await personWithMail();
    expect(await handOverMail({ to: replyTo, body: 'done', ...change })).toBeNull();
    expect(await handOverMail({ to: replyTo, body: 'I am away until Monday', ...change })).toBeNull();
    expect(await answerOf(id)).toEqual(untouched);
    expect(await outboxOf(person)).toHaveLength(1);
  });
});

describe('an email that is no answer', () => {
  it('is refused without a token, and with one that nobody signed', async () => {
    const { id, replyTo } = await personWithMail();
    for (const to of [
      'reply@example.com',
      'reply+x@example.com',
      replyTo.replace(/\+./, (start) => (start === '+a' ? '+b' : '+a')),
      'reply+@example.com',
    ]) {
      expect(await handOverMail({ to, body: 'done' }), to).toContain('only takes answers');
    }
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('is refused a week after the message, and when the message was deleted', async () => {
    const { person, id, replyTo } = await personWithMail();
    stateTime(halfPastSeven + 7 * day + hour);
    expect(await handOverMail({ to: replyTo, body: 'done' })).toContain('no longer be answered');
    expect(await answerOf(id)).toEqual(untouched);
    stateTime(halfPastSeven);
    await person.call('DELETE', `/api/messages/${id}`);
    expect(await handOverMail({ to: replyTo, body: 'done' })).toContain('deleted');
  });

  it('is refused when it is very large, before it is read', async () => {
    const { id, replyTo } = await personWithMail();
    expect(await handOverMail({ to: replyTo, body: 'done', size: 1024 * 1024 })).toContain('too large');
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('is refused when it has more lines than the time for it allows, before it is taken apart', async () => {
    const { id, replyTo } = await personWithMail();
    const body = `done${'\r\n'.repeat(20_000)}`;
    expect(await handOverMail({ to: replyTo, body })).toContain('too large');
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('cannot be sent anywhere where replies are not set up', async () => {
    const { id, campaign } = await personWithMail();
    const links = await linksOf(createDeps(env), { id, campaignId: campaign.id });
    expect(links.replyTo).toBeNull();
  });
});

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
