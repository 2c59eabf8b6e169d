import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  hour,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { handOverMail, personWithMail, quote } from '../../support/worker/mail.ts';
import { answerOf, stopsOf, untouched } from '../../support/worker/reached.ts';

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
    expect(mails[0]?.body).toContain('no more emails');
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
