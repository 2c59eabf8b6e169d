import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeps } from '../../../worker/deps.ts';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { linksOf } from '../../../worker/links/links.service.ts';
import type { StopView } from '../../../worker/stops/stops.schemas.ts';
import {
  alarmOf,
  fireAlarm,
  firstMessageOf,
  mondayMorning,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import type { Person } from '../../support/worker/people.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const halfPastSeven = mondayMorning + 2.5 * hour;
const settings = { ...(env as unknown as Env), MAIL_REPLY_TO: 'reply@example.com' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => vi.useRealTimers());

async function personWithMail() {
  const { person, campaign } = await newPersonWithCampaign();
  await fireAlarm(campaign.id);
  stateTime(halfPastSeven);
  await fireAlarm(campaign.id);
  const { id } = await firstMessageOf(person, campaign.id);
  const { replyTo } = await linksOf(createDeps(settings), { id, campaignId: campaign.id });
  if (replyTo === null) throw new Error('There is no address to reply to');
  return { person, campaign, id, replyTo };
}

const quote = '\r\n\r\nOn Mon, Mar 3, 2031 at 7:30 AM Better Habits wrote:\r\n> Done is better than stop\r\n';
let lastId = 0;

type Incoming = { to: string; body: string; from?: string; headers?: Record<string, string>; size?: number };

/** Hands over an email as the platform does. @returns why it was refused; null when it was taken */
async function handOverMail({ to, body, from, headers, size }: Incoming): Promise<string | null> {
  lastId += 1;
  const all = new Headers({
    From: from ?? 'person@example.com',
    To: to,
    Subject: 'Re: Today',
    'Message-ID': `<${lastId}@example.com>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  });
  const raw = `${[...all].map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`;
  const setReject = vi.fn<(reason: string) => void>();
  const message = {
    from: from ?? 'person@example.com',
    to,
    headers: all,
    raw: new Response(raw).body,
    rawSize: size ?? raw.length,
    setReject,
  };
  await worker.email(message as unknown as ForwardableEmailMessage, settings, createExecutionContext());
  return setReject.mock.calls[0]?.[0] ?? null;
}

const stopsOf = async (person: Person): Promise<StopView[]> =>
  (await person.call('GET', '/api/stops')).json();
const answerOf = (id: number) =>
  env.DB.prepare('SELECT completed, answer, snoozed_until FROM messages WHERE id = ?').bind(id).first();
const untouched = { completed: 0, answer: null, snoozed_until: null };

describe('an answer by email', () => {
  it('goes to an address that fits before the @ and survives a change of case', async () => {
    const { id, replyTo } = await personWithMail();
    expect(replyTo).toMatch(/^reply\+[a-z2-7]+@example\.com$/);
    expect(replyTo.indexOf('@')).toBeLessThanOrEqual(64);
    await handOverMail({ to: replyTo.toUpperCase(), body: `Done!${quote}` });
    expect(await answerOf(id)).toMatchObject({ completed: 1 });
  });

  it.each([
    ['done', { completed: 1, answer: 'done', snoozed_until: null }],
    ['Yes, I did it', { completed: 1, answer: 'done', snoozed_until: null }],
    ['not today', { completed: 0, answer: 'skipped', snoozed_until: null }],
    ['Later', { completed: 0, answer: null, snoozed_until: halfPastSeven + hour }],
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
    expect(await answerOf(id)).toMatchObject({ completed: 1 });
  });

  it('counts once when it comes twice', async () => {
    const { id, replyTo } = await personWithMail();
    const headers = { 'Message-ID': `<${crypto.randomUUID()}@example.com>` };
    await handOverMail({ to: replyTo, body: 'done', headers });
    await handOverMail({ to: replyTo, body: 'skip' });
    await handOverMail({ to: replyTo, body: 'done', headers });
    expect(await answerOf(id)).toMatchObject({ answer: 'skipped' });
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

  it('that says STOP stops all emails, with one confirmation, and START takes it back', async () => {
    const { person, campaign, replyTo } = await personWithMail();
    for (let times = 0; times < 2; times += 1) await handOverMail({ to: replyTo, body: 'Please stop' });
    expect(await stopsOf(person)).toMatchObject([{ channel: 'email', cause: 'stop-reply' }]);
    const mails = await outboxOf(person);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.body).toContain('no more emails');
    await handOverMail({ to: replyTo, body: 'What?' });
    expect(await outboxOf(person)).toHaveLength(2);
    await handOverMail({ to: replyTo, body: 'start' });
    expect(await stopsOf(person)).toEqual([]);
    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(4);
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

  it('cannot be sent anywhere where replies are not set up', async () => {
    const { id, campaign } = await personWithMail();
    const links = await linksOf(createDeps(env as unknown as Env), { id, campaignId: campaign.id });
    expect(links.replyTo).toBeNull();
  });
});
