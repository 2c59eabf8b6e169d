import { expect, it } from 'vitest';
import { skippedText } from '../../../worker/replies/reply-text.rules.ts';
import { appAddress } from '../../support/worker/calls.ts';
import { day, fireAt, halfPastEight, hour, stateTime } from '../../support/worker/clock.ts';
import { databaseWithout, losingDatabase, sql } from '../../support/worker/database.ts';
import {
  emailedBack,
  handOverMail,
  handOverText,
  replyAddressOf,
  textedBack,
  twilioSettings,
  twilioSignature,
} from '../../support/worker/inbound.ts';
import { answerOf, givePhone, personWithText, untouched } from '../../support/worker/reached.ts';

async function textBack(From: string, Body: string, more: Record<string, string> = {}) {
  const answer = await handOverText({ From, Body, ...more });
  expect(answer.status).toBe(200);
  return textedBack(answer);
}

it('a reply by text marks the latest message, if it isn’t older than a week, and confirms it in TwiML', async () => {
  const { person, campaign, phone } = await personWithText();
  await fireAt(campaign.id, halfPastEight + day);
  const second = async () => (await person.messages(campaign.id))[1];
  const answer = await handOverText({ From: phone, Body: 'Done!' });
  expect(answer.headers.get('Content-Type')).toContain('text/xml');
  expect(await answer.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Message>Marked as done.</Message></Response>',
  );
  expect(await second()).toMatchObject({ completed: true });
  expect(await textBack(phone, 'No')).toContain('Skipped');
  expect(await second()).toMatchObject({ skippedByPerson: true });
  expect(await textBack(phone, 'later')).toBe("We'll send it again at 9:30 AM.");
  stateTime(halfPastEight + 9 * day);
  expect(await textBack(phone, 'skip')).toContain('no message from the last week');
  expect((await person.firstMessage(campaign.id)).completed).toBe(false);
});

it('a reply by text marks no message of another account that entered this phone without confirming it', async () => {
  const { id, phone } = await personWithText();
  const { person: other, id: othersId } = await personWithText();
  await givePhone(other.user.id, phone);
  await sql('UPDATE users SET phone_confirmed_at = NULL WHERE id = ?', other.user.id);
  await sql('UPDATE deliveries SET settled_at = settled_at + 1 WHERE message_id = ?', othersId);
  expect((await handOverText({ From: phone, Body: 'DONE' })).status).toBe(200);
  expect([await answerOf(id), await answerOf(othersId)]).toMatchObject([{ mark: 'done' }, { mark: null }]);
});

it('yes or no to a message that asks something marks nothing; DONE does', async () => {
  const { phone, id } = await personWithText();
  await sql('UPDATE messages SET content = ? WHERE id = ?', 'Worn out? Then only this much.', id);
  expect(await textBack(phone, 'Yes!')).toContain('reply DONE, SKIP or LATER');
  await textBack(phone, 'no');
  expect(await answerOf(id)).toEqual(untouched);
  expect(await textBack(phone, 'Yes, done')).toBe('Marked as done.');
});

it('the response to a mark links to another open text, and neither marks it nor names it', async () => {
  const first = await personWithText();
  const second = await personWithText(first.phone);
  await sql('UPDATE deliveries SET settled_at = settled_at + 1 WHERE message_id = ?', second.id);
  const note = ` Another text is still open: ${appAddress}${first.path}`;
  for (const times of [1, 2]) {
    expect(await textBack(first.phone, 'done'), `time ${times}`).toBe(`Marked as done.${note}`);
    expect([await answerOf(first.id), await answerOf(second.id)]).toMatchObject([
      { mark: null },
      { mark: 'done' },
    ]);
  }
  await sql('UPDATE deliveries SET settled_at = settled_at - ? WHERE message_id = ?', 6 * hour, first.id);
  expect(await textBack(first.phone, 'done')).toBe('Marked as done.');
});

it('a dose is not told that skipping is fine', async () => {
  const { phone, campaign } = await personWithText();
  expect(await textBack(phone, 'I’m sick today')).toContain('Skipped. That is fine.');
  await sql("UPDATE campaigns SET kind = 'dose' WHERE id = ?", campaign.id);
  expect(await textBack(phone, 'skip')).toContain('your leaflet or pharmacist says what to do');
});

it('a reply by text counts once if it is delivered twice, at the same time or later', async () => {
  const { phone, id } = await personWithText();
  const sid = { MessageSid: `SM${crypto.randomUUID()}` };
  const both = await Promise.all([textBack(phone, 'later', sid), textBack(phone, 'later', sid)]);
  expect(both.filter((text) => text !== null)).toHaveLength(1);
  const snoozes = "SELECT 1 FROM deliveries WHERE message_id = ? AND reason = 'snooze'";
  expect(await sql(snoozes, id)).toHaveLength(1);
  await textBack(phone, 'skip');
  expect(await textBack(phone, 'later', sid)).toBeNull();
  expect(await answerOf(id)).toEqual({ mark: 'skipped', snoozed_until: null });
});

it('a reply by text that isn’t understood gets help once a day; danger always gets help', async () => {
  const { person, campaign, phone, id } = await personWithText();
  expect(await textBack(phone, 'Sit for three breaths')).toContain('reply DONE, SKIP or LATER');
  expect(await textBack(phone, 'hm?')).toBeNull();
  stateTime(halfPastEight + day + 1);
  expect(await textBack(phone, 'hm?')).toContain('STOP');
  stateTime(halfPastEight + 3 * day);
  for (let times = 0; times < 3; times += 1) expect(await textBack(phone, 'HELP')).toContain('Better Habits');
  expect(await textBack(phone, 'HELP')).toBeNull();
  expect(await answerOf(id)).toEqual(untouched);
  expect(await person.campaign(campaign.id)).toMatchObject({ planAction: null });
  for (let times = 0; times < 2; times += 1)
    expect(await textBack(phone, 'I want to die')).toContain('988 (US, Canada)');
  expect(await person.campaign(campaign.id)).toMatchObject({ onHold: true });
});

it('a text that sounds like danger is answered and holds its campaign, beyond all limits and although the database fails', async () => {
  const { person, campaign, phone } = await personWithText();
  for (let count = 0; count < 60; count += 1) await textBack(phone, 'hm');
  const words = { From: phone, Body: 'I want to die', MessageSid: `SM${crypto.randomUUID()}` };
  const settings = { ...twilioSettings, TEXTS_PER_DAY: '0' };
  const answerWith = async (more: object = {}) =>
    textedBack(await handOverText(words, {}, { ...settings, ...more }));
  // The second one is a duplicate.
  for (const more of [{}, {}, { DB: losingDatabase(2) }]) {
    expect(await answerWith(more)).toContain('988 (US, Canada)');
    expect(await person.campaign(campaign.id)).toMatchObject({ onHold: true });
    await person.send('DELETE', `/api/campaigns/${campaign.id}/hold`);
  }
  expect(await answerWith({ DB: databaseWithout(/inbound_messages/) })).toContain('988 (US, Canada)');
});

it('a text that sounds like danger is answered 60 times a day, and then only if it starts a hold', async () => {
  const { person, campaign, phone } = await personWithText();
  for (let count = 0; count < 60; count += 1)
    expect(await textBack(phone, 'I want to die')).toContain('988 (US, Canada)');
  expect(await textBack(phone, 'I want to die')).toBeNull();
  await person.send('DELETE', `/api/campaigns/${campaign.id}/hold`);
  expect(await textBack(phone, 'I want to die')).toContain('988 (US, Canada)');
});

it('STOP by text stops all texts, even snoozed ones, and is confirmed once', async () => {
  const { person, campaign, phone } = await personWithText();
  await textBack(phone, 'later');
  expect(await textBack(phone, 'STOP')).toContain('get any more texts');
  expect(await textBack(phone, 'please stop')).toBeNull();
  const reason = 'You stopped text messages';
  const stop = { campaignId: null, channel: 'sms', cause: 'stop-reply', text: reason };
  expect(await person.stops()).toMatchObject([stop]);
  for (const at of [halfPastEight + hour, halfPastEight + day]) await fireAt(campaign.id, at);
  expect((await person.messages(campaign.id))[1]).toMatchObject({ status: 'skipped', reason });
  expect(await person.outbox()).toHaveLength(1);
  const other = await personWithText();
  expect(await textBack(other.phone, 'Arret', { OptOutType: 'STOP' })).toBeNull();
  expect(await other.person.stops()).toHaveLength(1);
});

it('a keyword that Twilio has answered still counts as the reply that it is', async () => {
  const { person, phone, id } = await personWithText();
  for (const [Body, OptOutType, response, mark] of [
    ['Yes', 'START', 'Marked as done.', 'done'],
    ['Empezar', 'START', null, 'done'],
    ['Aide', 'HELP', null, 'done'],
    ['No', 'HELP', skippedText, 'skipped'],
  ] as const) {
    await textBack(phone, 'STOP');
    expect(await textBack(phone, Body, { OptOutType }), Body).toBe(response);
    expect(await answerOf(id), Body).toMatchObject({ mark });
    expect(await person.stops(), Body).toHaveLength(OptOutType === 'START' ? 0 : 1);
  }
});

it('STOP and START through a carrier’s gateway work for that phone, even a week later, but START from nobody else', async () => {
  const { person, id, campaign, phone } = await personWithText();
  const to = await replyAddressOf(id, campaign.id);
  const own = `${phone.slice(2)}@sms.cricketwireless.net`;
  await handOverMail({ to, from: own, body: 'STOP' });
  expect(await emailedBack(person)).toMatch(
    /any more texts from us\. To get them again, text START from that phone\./,
  );
  const off = [{ channel: 'sms', cause: 'stop-reply', lift: 'text' }];
  for (const from of [
    person.user.email,
    '2025550000@sms.cricketwireless.net',
    `${phone.slice(2)}@example.com`,
  ]) {
    await handOverMail({ to, from, body: 'START' });
    expect(await person.stops()).toMatchObject(off);
  }
  expect((await person.outbox())[0]?.body).toContain('To get texts from Better Habits again, text START');
  stateTime(halfPastEight + 8 * day);
  expect(await handOverMail({ to, from: own, body: 'done' })).toContain('no longer be replied to');
  await handOverMail({ to, from: own, body: 'START' });
  expect(await person.stops()).toEqual([]);
  expect((await person.outbox())[0]?.body).toContain('texts are on again');
  await sql('UPDATE users SET phone_confirmed_at = NULL WHERE id = ?', person.user.id);
  await handOverText({ From: phone, Body: 'STOP' });
  await handOverMail({ to, from: own, body: 'START' });
  expect(await person.stops()).toMatchObject(off);
});

it('STOP and START work after 60 replies in a day, and get no response after 120', async () => {
  const { person, phone } = await personWithText();
  for (let count = 0; count < 60; count += 1) await textBack(phone, 'hm');
  expect(await textBack(phone, 'HELP')).toBeNull();
  expect(await textBack(phone, 'STOP')).toContain('get any more texts');
  expect(await textBack(phone, 'START')).toContain('on again');
  expect(await textBack(phone, 'START')).toBeNull();
  // Replies beyond the limit aren't recorded, but STOP and START are.
  for (let count = 0; count < 30; count += 1)
    for (const words of ['STOP', 'START']) await textBack(phone, words);
  expect(await textBack(phone, 'STOP')).toBeNull();
  expect(await person.stops()).toHaveLength(1);
});

it.for([
  ['all', false, null, 'person', true, /undid your STOP, but texts are still off .*5173\/settings/],
  ['one campaign', true, null, 'unsubscribe-link', true, /on again, except those turned off .*\/settings/],
  ['one campaign, which is over anyway', true, null, 'person', false, /texts are on again\. Reply STOP/],
  ['emails alone', false, 'email', 'bounce', true, /texts are on again\. Reply STOP/],
] as const)(
  'STOP by text is undone by START, which undoes nothing else and says what is still off: %s',
  async ([, ofCampaign, channel, cause, active, words]) => {
    const { person, campaign, phone } = await personWithText();
    await textBack(phone, 'STOP');
    await person.call('PUT', `/api/campaigns/${campaign.id}/active`, { active });
    await person.optOut({ campaignId: ofCampaign ? campaign.id : null, channel, cause });
    expect(await textBack(phone, 'START')).toMatch(words);
    expect((await person.stops()).map((stop) => stop.cause)).toEqual([cause]);
  },
);

it('a call from Twilio is refused if its signature is missing or wrong, or if it is too large', async () => {
  const { phone, id } = await personWithText();
  const fields = { MessageSid: 'SM-forged', From: phone, Body: 'done' };
  const url = `${appAddress}/hooks/twilio`;
  for (const signature of [
    '',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    await twilioSignature('https://elsewhere.example/hooks/twilio', fields),
    await twilioSignature(url, { ...fields, Body: 'skip' }),
    await twilioSignature(url, fields, 'another token'),
  ]) {
    const answer = await handOverText(fields, { 'X-Twilio-Signature': signature });
    expect([signature, answer.status]).toEqual([signature, 403]);
  }
  expect(await answerOf(id)).toEqual(untouched);
  expect((await handOverText({ Body: 'x'.repeat(65 * 1024) })).status).toBe(413);
});
