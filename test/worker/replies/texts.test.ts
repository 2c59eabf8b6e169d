import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  hour,
  messagesOf,
  mondayMorning,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { handOverText, textedBack, twilioSignature } from '../../support/worker/inbound.ts';
import { appAddress, call } from '../../support/worker/people.ts';
import {
  answerOf,
  halfPastEight,
  newPhone,
  personWithText,
  stopsOf,
  untouched,
} from '../../support/worker/reached.ts';

beginOnMonday();

describe('an answer by text', () => {
  it('marks the latest message done, and says so in TwiML', async () => {
    const { person, campaign, phone } = await personWithText();
    const answer = await handOverText({ From: phone, Body: 'Done!' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/xml');
    expect(await answer.text()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><Response><Message>Marked as done.</Message></Response>',
    );
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({ completed: true });
  });

  it('skips the day', async () => {
    const { phone, id } = await personWithText();
    expect(await textedBack(await handOverText({ From: phone, Body: 'No' }))).toContain('Skipped');
    expect(await answerOf(id)).toEqual({ mark: 'skipped', snoozed_until: null });
  });

  it('puts the message off for an hour, and wakes the schedule', async () => {
    const { person, campaign, phone } = await personWithText();
    const said = await textedBack(await handOverText({ From: phone, Body: 'later' }));
    expect(said).toBe('It comes again at 9:30 AM.');
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(halfPastEight + hour);
    stateTime(halfPastEight + hour);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(2);
  });

  it('is about the newest message, and about none that is older than a week', async () => {
    const { person, campaign, phone } = await personWithText();
    stateTime(halfPastEight + day);
    await fireAlarm(campaign.id);
    await handOverText({ From: phone, Body: 'y' });
    const [first, second] = await messagesOf(person, campaign.id);
    expect([first?.completed, second?.completed]).toEqual([false, true]);
    stateTime(halfPastEight + 9 * day);
    const said = await textedBack(await handOverText({ From: phone, Body: 'skip' }));
    expect(said).toContain('no message from the last week');
    expect((await messagesOf(person, campaign.id))[1]?.completed).toBe(true);
  });

  it('counts once when it is handed over twice', async () => {
    const { phone, id } = await personWithText();
    const sid = `SM${crypto.randomUUID()}`;
    await handOverText({ From: phone, Body: 'done', MessageSid: sid });
    await handOverText({ From: phone, Body: 'skip' });
    const again = await handOverText({ From: phone, Body: 'done', MessageSid: sid });
    expect(again.status).toBe(200);
    expect(await textedBack(again)).toBeNull();
    expect(await answerOf(id)).toMatchObject({ mark: 'skipped' });
  });

  it('counts once when it is handed over twice at the same time', async () => {
    const { phone, id } = await personWithText();
    const sid = `SM${crypto.randomUUID()}`;
    const both = await Promise.all([
      handOverText({ From: phone, Body: 'later', MessageSid: sid }),
      handOverText({ From: phone, Body: 'later', MessageSid: sid }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const said = await Promise.all(both.map(textedBack));
    expect(said.filter((text) => text !== null)).toHaveLength(1);
    const row = await env.DB.prepare(
      "SELECT count(*) AS snoozes FROM deliveries WHERE message_id = ? AND reason = 'snooze'",
    )
      .bind(id)
      .first();
    expect(row).toEqual({ snoozes: 1 });
  });

  it('that is not understood is answered with help, once a day', async () => {
    const { phone, id } = await personWithText();
    const said = await textedBack(await handOverText({ From: phone, Body: 'What <is> this & why?' }));
    expect(said).toContain('reply DONE, SKIP or LATER');
    expect(await textedBack(await handOverText({ From: phone, Body: 'hm?' }))).toBeNull();
    stateTime(halfPastEight + day + 1);
    expect(await textedBack(await handOverText({ From: phone, Body: 'hm?' }))).toContain('STOP');
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('HELP is answered three times a day', async () => {
    const { phone } = await personWithText();
    for (let times = 0; times < 3; times += 1) {
      expect(await textedBack(await handOverText({ From: phone, Body: 'HELP' }))).toContain('Better Habits');
    }
    expect(await textedBack(await handOverText({ From: phone, Body: 'HELP' }))).toBeNull();
  });

  it('from a phone that nobody has changes nothing and is no fault', async () => {
    for (const Body of ['done', 'STOP', 'START', 'later', 'hello', '']) {
      expect((await handOverText({ From: newPhone(), Body })).status, Body).toBe(200);
    }
    expect((await handOverText({ From: 'whatsapp:+12025550188', Body: 'done' })).status).toBe(200);
  });
});

describe('STOP by text', () => {
  it.each(['STOP', 'please stop'])('stops all texts at once and confirms it once: %s', async (Body) => {
    const { person, campaign, phone } = await personWithText();
    expect(await textedBack(await handOverText({ From: phone, Body }))).toContain('get any more texts');
    expect(await textedBack(await handOverText({ From: phone, Body }))).toBeNull();
    expect(await stopsOf(person)).toMatchObject([
      { campaignId: null, channel: 'sms', cause: 'stop-reply', text: 'You stopped text messages' },
    ]);
    stateTime(halfPastEight + day);
    await fireAlarm(campaign.id);
    expect((await messagesOf(person, campaign.id))[1]).toMatchObject({
      status: 'skipped',
      reason: 'You stopped text messages',
    });
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('also stops a message that was put off', async () => {
    const { person, campaign, phone } = await personWithText();
    await handOverText({ From: phone, Body: 'later' });
    await handOverText({ From: phone, Body: 'stop' });
    stateTime(halfPastEight + hour);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('is taken back by START, which lifts nothing else', async () => {
    const { person, campaign, phone } = await personWithText();
    await handOverText({ From: phone, Body: 'STOP' });
    await env.DB.prepare(
      "INSERT INTO opt_outs (user_id, campaign_id, channel, scope, cause, created_at) VALUES (?, NULL, 'email', 'all/email', 'bounce', 0)",
    )
      .bind(person.user.id)
      .run();
    expect(await textedBack(await handOverText({ From: phone, Body: 'START' }))).toContain('on again');
    expect((await stopsOf(person)).map(({ cause }) => cause)).toEqual(['bounce']);
    stateTime(halfPastEight + day);
    await fireAlarm(campaign.id);
    expect((await messagesOf(person, campaign.id))[1]).toMatchObject({ status: 'sent' });
  });

  it.each([
    [
      'all messages, by a link',
      'NULL',
      null,
      'person',
      /undid your STOP, but texts are still off .*5173\/settings/,
    ],
    [
      'one campaign, by a link',
      '?',
      null,
      'unsubscribe-link',
      /on again, except those turned off .*\/settings/,
    ],
    ['emails alone', 'NULL', 'email', 'bounce', /texts are on again\. Reply STOP/],
  ])('is taken back by START, which says what is still off: %s', async (_, of, channel, cause, words) => {
    const { person, campaign, phone } = await personWithText();
    await handOverText({ From: phone, Body: 'STOP' });
    await env.DB.prepare(
      `INSERT INTO opt_outs (campaign_id, user_id, channel, scope, cause, created_at) VALUES (${of}, ?, ?, 'a', ?, 0)`,
    )
      .bind(...(of === '?' ? [campaign.id] : []), person.user.id, channel, cause)
      .run();
    expect(await textedBack(await handOverText({ From: phone, Body: 'START' }))).toMatch(words);
    expect((await stopsOf(person)).map((stop) => stop.cause)).toEqual([cause]);
  });

  it('is taken back by START for all who share the phone, though one of them stopped more', async () => {
    const one = await personWithText();
    stateTime(mondayMorning);
    const other = await personWithText(one.phone);
    await env.DB.prepare(
      "INSERT INTO opt_outs (user_id, campaign_id, channel, scope, cause, created_at) VALUES (?, NULL, NULL, 'all/all', 'person', 0)",
    )
      .bind(one.person.user.id)
      .run();
    await handOverText({ From: one.phone, Body: 'STOP' });
    const said = await textedBack(await handOverText({ From: one.phone, Body: 'START' }));
    expect(said).toContain('on again, except those turned off another way');
    expect(await stopsOf(other.person)).toEqual([]);
  });

  it('says nothing of a campaign that is stopped and over', async () => {
    const { person, campaign, phone } = await personWithText();
    await person.call('PUT', `/api/campaigns/${campaign.id}/active`, { active: false });
    await env.DB.prepare(
      "INSERT INTO opt_outs (user_id, campaign_id, channel, scope, cause, created_at) VALUES (?, ?, NULL, 'a', 'person', 0)",
    )
      .bind(person.user.id, campaign.id)
      .run();
    const said = await textedBack(await handOverText({ From: phone, Body: 'START' }));
    expect(said).toContain('texts are on again. Reply STOP');
  });

  it('stops for everybody who shares the phone', async () => {
    const one = await personWithText();
    stateTime(mondayMorning);
    const other = await personWithText(one.phone);
    await handOverText({ From: one.phone, Body: 'stop' });
    expect(await stopsOf(one.person)).toHaveLength(1);
    expect(await stopsOf(other.person)).toHaveLength(1);
  });

  it('is recorded but not confirmed again when Twilio has done that itself', async () => {
    const { person, phone } = await personWithText();
    const answer = await handOverText({ From: phone, Body: 'Arret', OptOutType: 'STOP' });
    expect(await textedBack(answer)).toBeNull();
    expect(await stopsOf(person)).toHaveLength(1);
  });
});

describe("Twilio's signature", () => {
  it.each([
    ['missing', { 'X-Twilio-Signature': '' }],
    ['nonsense', { 'X-Twilio-Signature': '!!!' }],
    ['of something else', { 'X-Twilio-Signature': 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }],
  ])('is refused when it is %s, and nothing changes', async (_, headers) => {
    const { phone, id } = await personWithText();
    expect((await handOverText({ From: phone, Body: 'done' }, headers)).status).toBe(403);
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('is refused when it was made for another address, other words, or with another token', async () => {
    const { phone, id } = await personWithText();
    const fields = { MessageSid: 'SM-forged', From: phone, Body: 'done' };
    const url = `${appAddress}/hooks/twilio`;
    for (const signature of [
      await twilioSignature('https://elsewhere.example/hooks/twilio', fields),
      await twilioSignature(url, { ...fields, Body: 'skip' }),
      await twilioSignature(url, fields, 'another token'),
    ]) {
      const answer = await handOverText(fields, { 'X-Twilio-Signature': signature });
      expect(answer.status).toBe(403);
    }
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('does not matter where Twilio is not set up: there is nothing', async () => {
    expect((await handOverText({}, {}, {})).status).toBe(404);
    expect((await call('POST', '/hooks/twilio')).status).toBe(404);
    expect((await call('GET', '/hooks/twilio')).status).toBe(404);
  });

  it('is not looked at for a body of more than 64 KB', async () => {
    expect((await handOverText({ Body: 'x'.repeat(65 * 1024) })).status).toBe(413);
  });

  it('holds for a call without the fields of a text, which changes nothing', async () => {
    const answer = await handOverText({ MessageSid: '', From: '' });
    expect(answer.status).toBe(200);
    expect(await textedBack(answer)).toBeNull();
  });
});
