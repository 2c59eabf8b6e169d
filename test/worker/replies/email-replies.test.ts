import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import { linesAfterGreeting, textOfHtml } from '../../../worker/replies/reply-text.rules.ts';
import { appAddress } from '../../support/worker/calls.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  halfPastEight,
  halfPastSeven,
  hour,
  stateTime,
} from '../../support/worker/clock.ts';
import { databaseWithout, losingDatabase, sql } from '../../support/worker/database.ts';
import {
  emailedBack,
  handOverMail,
  personWithMail,
  quote,
  replyAddressOf,
} from '../../support/worker/inbound.ts';
import {
  answerOf,
  asked,
  givePhone,
  newPhone,
  personWithText,
  untouched,
} from '../../support/worker/reached.ts';

it('a reply by email is read once from its first line, as plain text or HTML', async () => {
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
    if (snoozed_until !== null) expect(await alarmOf(campaign.id)).toBe(Date.now());
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(snoozed_until ?? halfPastSeven + day);
  }
  const done = {
    to: replyTo,
    body: '<html><body><div>Done&nbsp;</div><blockquote>stop</blockquote></body></html>',
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Message-ID': '<one@example.com>' },
  };
  await handOverMail(done);
  expect(await answerOf(id)).toMatchObject({ mark: 'done' });
  await handOverMail({ to: replyTo, body: 'skip' });
  await handOverMail(done);
  expect(await answerOf(id)).toMatchObject({ mark: 'skipped' });
  expect(await person.outbox()).toHaveLength(1);
});

it('a reply by email with STOP stops all emails, with one confirmation; START doesn’t undo it', async () => {
  const { person, campaign, replyTo } = await personWithMail();
  for (const body of ['Please stop', 'Stop', 'start', 'What?'])
    await handOverMail({ to: replyTo, from: person.user.email, body });
  expect(await person.stops()).toMatchObject([{ channel: 'email', cause: 'stop-reply', lift: 'link' }]);
  await fireAt(campaign.id, halfPastSeven + day);
  const [newest, ...others] = await person.outbox();
  expect(newest?.body).toContain('get any more emails');
  expect(others).toHaveLength(1);
});

it('a reply by email is ignored from a machine, and rejected if forged, too large or late', async () => {
  const { person, campaign, id, replyTo } = await personWithMail();
  for (const change of [
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { 'X-Autoreply': 'yes' } },
    ...['Automatic reply: Today', 'Out of office', 'Abwesenheitsnotiz: Today'].map((Subject) => ({
      headers: { Subject },
    })),
    { from: '' },
    { from: 'MAILER-DAEMON@example.com' },
  ])
    for (const body of ['done', 'I am away until Monday'])
      expect(await handOverMail({ to: replyTo, body, ...change })).toBeNull();
  expect(await person.outbox()).toHaveLength(1);

  const refusal = (to: string, body = 'done') => handOverMail({ to, body });
  const forged = replyTo.replace(/\+./, (start) => (start === '+a' ? '+b' : '+a'));
  for (const to of ['reply@example.com', 'reply+x@example.com', forged, 'reply+@example.com'])
    expect(await refusal(to), to).toContain('only accepts replies');
  for (const more of ['x'.repeat(512 * 1024), '\r\n'.repeat(20_000)])
    expect(await refusal(replyTo, `done${more}`)).toContain('too large');
  stateTime(halfPastSeven + 7 * day + hour);
  expect(await refusal(replyTo)).toContain('no longer be replied to');
  expect(await answerOf(id)).toEqual(untouched);
  stateTime(halfPastSeven);
  await person.call('DELETE', `/api/messages/${id}`);
  expect(await refusal(replyTo)).toContain('deleted');
  expect(await linksOf(createDeps(env), { id, campaignId: campaign.id })).toMatchObject({ replyTo: null });
});

it('a reply by email with STOP stops no address that its account only entered, but that account', async () => {
  const [{ person: owner, phone }, other] = [await personWithText(), await personWithText()];
  const replyTo = await replyAddressOf(other.id, other.campaign.id);
  await givePhone(other.person.user.id, phone);
  await sql('UPDATE users SET phone_confirmed_at = NULL WHERE id = ?', other.person.user.id);
  await handOverMail({ to: replyTo, body: 'stop' });
  expect(await owner.stops()).toEqual([]);
  expect(await other.person.stops()).toMatchObject([{ channel: null, cause: 'stop-reply', lift: 'link' }]);
});

it('a reply to a text with STOP, after its account changed or removed the phone, only stops that account', async () => {
  for (const phone of [newPhone(), null]) {
    const { person, campaign, id } = await personWithText();
    const replyTo = await replyAddressOf(id, campaign.id);
    stateTime(halfPastEight + hour);
    const settings = { timezone: 'Europe/London', phone, carrier: 'cricket' };
    await person.send('PUT', `/api/users/${person.user.id}`, settings);
    await handOverMail({ to: replyTo, body: 'stop' });
    expect(await person.stops()).toMatchObject([{ channel: null, cause: 'stop-reply' }]);
  }
});

it('a reply gets no answer by email at an address that isn’t confirmed', async () => {
  const { person, id, replyTo } = await personWithMail();
  await sql('UPDATE users SET email_confirmed_at = NULL WHERE id = ?', person.user.id);
  for (const body of ['What?', 'HELP', 'done']) expect(await handOverMail({ to: replyTo, body })).toBeNull();
  expect(await answerOf(id)).toMatchObject({ mark: 'done' });
  expect(await person.outbox()).toHaveLength(1);
});

it('an answer to the week’s question by email is saved and confirmed once; a second one changes nothing', async () => {
  const { person, campaign, id, replyTo } = await personWithMail();
  const headers = { 'Message-ID': '<the-same@example.com>' };
  const reply = { to: replyTo, body: `Sit for three breaths${quote}`, headers };
  expect(await handOverMail(reply)).toBeNull();
  const back = await emailedBack(person);
  expect(back).toContain('“Sit for three breaths”. One of your next messages will use it.');
  expect(back).toContain(`change it here: ${appAddress}/campaigns/${campaign.id}`);
  expect(await asked(person, campaign.id)).toBeNull();
  // It doesn't mark the day.
  expect(await answerOf(id)).toEqual(untouched);
  const before = await person.messages(campaign.id);
  expect(before[1]?.content).toMatch(/sit for three breaths/i);
  for (const again of [reply, { to: replyTo, body: 'Stand up' }]) await handOverMail(again);
  expect(await person.messages(campaign.id)).toEqual(before);
  expect(await person.campaign(campaign.id)).toMatchObject({ planAction: 'Sit for three breaths' });
  expect(await person.outbox()).toHaveLength(2);
});

it('an answer by email isn’t lost if the database fails before its mail server repeats it', async () => {
  for (const batches of [1, 2, 3, 4, 5]) {
    const { person, campaign, replyTo } = await personWithMail();
    const headers = { 'Message-ID': `<answer-${batches}@example.com>` };
    const reply = { to: replyTo, body: 'Sit for three breaths', headers };
    await handOverMail(reply, { DB: losingDatabase(batches) }).catch(() => null);
    await handOverMail(reply);
    expect(await person.campaign(campaign.id), `batch ${batches}`).toMatchObject({ planAction: reply.body });
  }
});

it('an answer by email must not be a mark, a remark, a question, a long text or a stop', async () => {
  const { person, campaign, replyTo } = await personWithMail();
  await handOverMail({ to: replyTo, body: 'done' });
  expect(await emailedBack(person)).toBeNull();
  for (const body of ['Thanks!', 'x '.repeat(60), 'How do I change the hour?'])
    await handOverMail({ to: replyTo, body });
  const help = await emailedBack(person);
  expect(help).toContain('reply DONE, SKIP or LATER');
  expect(help).toContain('To answer this week’s question (What exactly will you do?), open your message: ');
  expect(await person.outbox()).toHaveLength(2);
  expect((await asked(person, campaign.id))?.id).toBe('a');

  await handOverMail({ to: replyTo, body: 'Stop these emails' });
  expect(await person.stops()).toHaveLength(1);
});

it('an email that replies to a message of an earlier week answers no question', async () => {
  const { person, campaign, replyTo } = await personWithMail();
  stateTime(halfPastSeven + 6 * day + 23 * hour);
  await person.signInAgain();
  expect((await asked(person, campaign.id))?.id).toBe('c');
  await handOverMail({ to: replyTo, body: 'I put the kettle on' });
  expect(await person.campaign(campaign.id)).toMatchObject({ planAnchor: null });
});

it('an email that sounds like danger is answered with help and holds its campaign', async () => {
  const { person, campaign, replyTo } = await personWithMail();
  const held = async () => (await person.campaign(campaign.id)).onHold;
  const log = vi.spyOn(console, 'log');
  const long = `${'I can’t sleep. '.repeat(10)}\nI want to die`;
  for (const body of ['Should I kill myself?', long, 'Done. I want to die', 'I want to end it all']) {
    await handOverMail({ to: replyTo, body });
    expect(await emailedBack(person)).toContain('988 in the US and Canada');
    expect(await held()).toBe(true);
    await person.send('DELETE', `/api/campaigns/${campaign.id}/hold`);
  }
  expect(await person.campaign(campaign.id)).toMatchObject({ planAction: null });
  expect(log.mock.calls.map(String).join('\n')).not.toMatch(/kill|die/);
});

it('an email that sounds like danger is seen below a quote, between its lines, and above a large attachment', async () => {
  const { person, campaign, replyTo } = await personWithMail();
  const danger = 'I want to die';
  for (const body of [
    `Fine${quote}${danger}`,
    `Fine${quote}\r\n${danger}\r\n> Another line`,
    `${danger}\r\n\r\n${'QUJD'.repeat(150_000)}`,
  ]) {
    await handOverMail({ to: replyTo, body });
    expect((await person.campaign(campaign.id)).onHold).toBe(true);
    expect(await emailedBack(person)).toContain('988 in the US and Canada');
    await person.send('DELETE', `/api/campaigns/${campaign.id}/hold`);
  }
});

it('an email that sounds like danger is answered and holds its campaign, although the database fails at first', async () => {
  for (const [at, DB] of [
    ...[1, 2, 3].map((batches) => [`batch ${batches}`, losingDatabase(batches)] as const),
    ['the answer', databaseWithout(/daily_usage/)] as const,
  ]) {
    const { person, campaign, replyTo } = await personWithMail();
    const reply = { to: replyTo, body: 'I want to die', headers: { 'Message-ID': `<${at}@example.com>` } };
    await handOverMail(reply, { DB }).catch(() => null);
    await handOverMail(reply);
    expect(await emailedBack(person), at).toContain('988 in the US and Canada');
    expect(await person.campaign(campaign.id), at).toMatchObject({ onHold: true });
  }
});

it('an email that sounds like danger holds its campaign even late, and its rejection says where help is if we can’t answer', async () => {
  for (const [confirmed, MAILS_PER_DAY] of [
    [0, '0'],
    [null, '100'],
  ] as const) {
    const { person, campaign, id, replyTo } = await personWithMail();
    await sql('UPDATE users SET email_confirmed_at = ? WHERE id = ?', confirmed, person.user.id);
    stateTime(halfPastSeven + 8 * day);
    const rejection = () => handOverMail({ to: replyTo, body: 'I want to die' }, { MAILS_PER_DAY });
    expect(await rejection()).toContain('988 (US, Canada)');
    expect(await sql('SELECT on_hold FROM campaigns WHERE id = ?', campaign.id)).toEqual([{ on_hold: 1 }]);
    await sql('DELETE FROM messages WHERE id = ?', id);
    expect(await rejection()).toContain('988 (US, Canada)');
  }
});

it('the first line of an HTML reply is the person’s own', async () => {
  const lines = {
    '<head><title>Re</title><style>p{}</style></head><body><p class="a">Done</p></body>': 'Done',
    '<!DOCTYPE html>\n<STYLE type="text/css">a{}</STYLE><script>x</script >Done<!-- x --><br/>see you':
      'Done',
    '<header>Done</header>': 'Done',
    '<div>not&nbsp;today</div><blockquote>stop<p>stop</p></blockquote>': 'not today',
    '<head><style>a</style><script>b</script></head>Later<div dir="ltr" class="x gmail_quote">stop</div>':
      'Later',
    '<blockquote><div>stop</div></blockquote><div><b>La</b>ter</div>': 'Later',
    'I did 3 < 5 rounds<br>really': 'I did 3 < 5 rounds',
    '<p>Hi Ann,</p><p>It&#8217;s &gt; 5 &amp;amp; &quot;fun&quot; &#x1F44D;&bogus;</p>':
      'It’s > 5 &amp; "fun" 👍&bogus;',
  };
  for (const [html, line] of Object.entries(lines))
    expect(linesAfterGreeting(await textOfHtml(html))[0], html).toBe(line);
});

it('half a megabyte of any HTML is read', async () => {
  for (const part of ['<', '<style ', '<style>', '</head', '<br ', '<a href="', '</p', '<div>', '&lt;'])
    expect((await textOfHtml(part.repeat((512 * 1024) / part.length))).length).toBeLessThanOrEqual(
      512 * 1024,
    );
});
