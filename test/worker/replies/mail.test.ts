import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  hour,
  stateTime,
} from '../../support/worker/campaigns.ts';
import {
  handOverMail,
  handOverText,
  personWithMail,
  quote,
  textedBack,
} from '../../support/worker/inbound.ts';
import { asked } from '../../support/worker/offers.ts';
import type { Person } from '../../support/worker/people.ts';
import { answerOf, personWithText, untouched } from '../../support/worker/reached.ts';

beginOnMonday();

const html =
  '<html><head><style>p{}</style></head><body><div>Done&nbsp;</div><blockquote>stop</blockquote></body></html>';

describe('an answer by email', () => {
  it('is read by its first line, in plain text or HTML alone, at an address that survives a change of case', async () => {
    const { person, campaign, id, replyTo } = await personWithMail();
    expect(replyTo).toMatch(/^reply\+[a-z2-7]+@example\.com$/);
    expect(replyTo.indexOf('@')).toBeLessThanOrEqual(64);
    for (const [words, mark, snoozed_until] of [
      ['Later', null, halfPastSeven + hour],
      ['Yes, I did it', 'done', null],
      ['not today', 'skipped', null],
    ] as const) {
      const body = `\r\n${words}\r\n\r\nSee you, Ann${quote}`;
      expect(await handOverMail({ to: replyTo.toUpperCase(), body })).toBeNull();
      expect(await answerOf(id)).toEqual({ mark, snoozed_until });
      await fireAlarm(campaign.id);
      expect(await alarmOf(campaign.id)).toBe(snoozed_until ?? halfPastSeven + day);
    }
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const done = { to: replyTo, body: html, headers: { ...headers, 'Message-ID': '<one@example.com>' } };
    await handOverMail(done);
    expect(await answerOf(id)).toMatchObject({ mark: 'done' });
    // It counts once, though it comes twice.
    await handOverMail({ to: replyTo, body: 'skip' });
    await handOverMail(done);
    expect(await answerOf(id)).toMatchObject({ mark: 'skipped' });
    expect(await person.outbox()).toHaveLength(1);
  });

  it('that says nothing clear is answered with help once a day, and a call for help three times', async () => {
    const { person, id, replyTo } = await personWithMail();
    for (const body of ['', quote, 'What is this about?']) await handOverMail({ to: replyTo, body });
    const mails = await person.outbox();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.body).toContain('reply DONE, SKIP or LATER');
    stateTime(halfPastSeven + 2 * day);
    for (let times = 0; times < 5; times += 1) await handOverMail({ to: replyTo, body: 'help' });
    expect(await person.outbox()).toHaveLength(2 + 3);
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('that says STOP stops all emails, with one confirmation, and START lifts nothing', async () => {
    const { person, campaign, replyTo } = await personWithMail();
    for (const body of ['Please stop', 'Stop', 'start'])
      await handOverMail({ to: replyTo, from: person.user.email, body });
    expect(await person.stops()).toMatchObject([{ channel: 'email', cause: 'stop-reply', lift: 'link' }]);
    const mails = await person.outbox();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.body).toContain('get any more emails');
    await handOverMail({ to: replyTo, body: 'What?' });
    await fireAt(campaign.id, halfPastSeven + day);
    expect(await person.outbox()).toHaveLength(2);
  });

  it('is left alone when a machine wrote it', async () => {
    const { person, id, replyTo } = await personWithMail();
    for (const change of [
      { headers: { 'Auto-Submitted': 'auto-replied' } },
      { headers: { Precedence: 'bulk' } },
      { headers: { 'X-Autoreply': 'yes' } },
      { from: '' },
      { from: 'MAILER-DAEMON@example.com' },
    ])
      for (const body of ['done', 'I am away until Monday'])
        expect(await handOverMail({ to: replyTo, body, ...change })).toBeNull();
    expect(await answerOf(id)).toEqual(untouched);
    expect(await person.outbox()).toHaveLength(1);
  });

  it('is refused without a token that we signed, when it is too large, a week after the message, and once that was deleted', async () => {
    const { person, id, replyTo } = await personWithMail();
    const refusal = (to: string, body = 'done', size?: number) =>
      handOverMail({ to, body, ...(size === undefined ? {} : { size }) });
    const forged = replyTo.replace(/\+./, (start) => (start === '+a' ? '+b' : '+a'));
    for (const to of ['reply@example.com', 'reply+x@example.com', forged, 'reply+@example.com'])
      expect(await refusal(to), to).toContain('only accepts replies');
    expect(await refusal(replyTo, 'done', 1024 * 1024)).toContain('too large');
    // More lines than the time for it allows.
    expect(await refusal(replyTo, `done${'\r\n'.repeat(20_000)}`)).toContain('too large');
    stateTime(halfPastSeven + 7 * day + hour);
    expect(await refusal(replyTo)).toContain('no longer be replied to');
    expect(await answerOf(id)).toEqual(untouched);
    stateTime(halfPastSeven);
    await person.call('DELETE', `/api/messages/${id}`);
    expect(await refusal(replyTo)).toContain('deleted');
  });

  it('cannot be sent anywhere where replies are not set up', async () => {
    const { id, campaign } = await personWithMail();
    expect(await linksOf(createDeps(env), { id, campaignId: campaign.id })).toMatchObject({ replyTo: null });
  });
});

/** What was said back by email, if anything was. */
async function saidBack(person: Person): Promise<string | null> {
  const [newest, ...others] = await person.outbox();
  return others.length === 0 ? null : (newest?.body ?? null);
}

describe('an email in answer to the week’s question', () => {
  it('is kept with its words, hears once where they come next, and changes nothing afterwards', async () => {
    const { person, campaign, id, replyTo } = await personWithMail();
    const [mail] = await person.outbox();
    expect(mail?.body).toContain('This week’s question: What exactly will you do?');
    const reply = {
      to: replyTo,
      body: `Sit for three breaths${quote}`,
      headers: { 'Message-ID': '<the-same@example.com>' },
    };
    expect(await handOverMail(reply)).toBeNull();
    expect(await person.campaign(campaign.id)).toMatchObject({ planAction: 'Sit for three breaths' });
    expect(await saidBack(person)).toContain('Thank you. One of your next messages will use it.');
    expect(await asked(person, campaign.id)).toBeNull();
    // It is no answer to the message itself.
    expect(await answerOf(id)).toEqual(untouched);
    const before = await person.messages(campaign.id);
    expect(before[1]?.content).toMatch(/sit for three breaths/i);
    for (const again of [reply, { to: replyTo, body: 'Stand up' }]) await handOverMail(again);
    expect(await person.messages(campaign.id)).toEqual(before);
    expect(await person.campaign(campaign.id)).toMatchObject({ planAction: 'Sit for three breaths' });
    expect(await person.outbox()).toHaveLength(2);
  });

  it('is none where it answers the message, asks something, is very long, or stops', async () => {
    const { person, campaign, id, replyTo } = await personWithMail();
    for (const [body, mark] of [
      ['done', 'done'],
      ['skip', 'skipped'],
    ] as const) {
      await handOverMail({ to: replyTo, body });
      expect(await answerOf(id)).toMatchObject({ mark });
    }
    expect(await saidBack(person)).toBeNull();
    for (const body of ['x '.repeat(60), 'How do I change the hour?'])
      await handOverMail({ to: replyTo, body });
    expect(await saidBack(person)).toContain('reply DONE, SKIP or LATER');
    await handOverMail({ to: replyTo, body: 'Stop these emails' });
    expect(await person.stops()).toHaveLength(1);
    expect(await person.campaign(campaign.id)).toMatchObject({ planAction: null });
    expect((await asked(person, campaign.id))?.id).toBe('a');
  });

  it('that sounds like danger is kept nowhere, holds the campaign back, and hears where help is', async () => {
    const { person, campaign, replyTo } = await personWithMail();
    const log = vi.spyOn(console, 'log');
    await handOverMail({ to: replyTo, body: 'kill myself' });
    const back = await saidBack(person);
    expect(back).toContain('988');
    expect(back).toContain('findahelpline.com');
    expect(back).not.toMatch(/written that down|kill/);
    expect(await person.campaign(campaign.id)).toMatchObject({ onHold: true, planAction: null });
    expect(log.mock.calls.map(String).join('\n')).not.toContain('kill');
    const sent = (await person.outbox()).length;
    await fireAt(campaign.id, halfPastSeven + day);
    expect(await person.outbox()).toHaveLength(sent);
  });
});

it('a text in answer to a message answers no question', async () => {
  const { person, campaign, phone, id } = await personWithText();
  const answer = await handOverText({ From: phone, Body: 'Sit for three breaths' });
  expect(await textedBack(answer)).toContain('reply DONE, SKIP or LATER');
  expect(await person.campaign(campaign.id)).toMatchObject({ planAction: null });
  expect((await asked(person, campaign.id))?.id).toBe('a');
  expect(await answerOf(id)).toEqual(untouched);
});
