import { describe, expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  fireAt,
  hour,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { handOverText, textedBack, twilioSignature } from '../../support/worker/inbound.ts';
import { appAddress } from '../../support/worker/people.ts';
import {
  answerOf,
  halfPastEight,
  newPhone,
  personWithText,
  untouched,
} from '../../support/worker/reached.ts';

beginOnMonday();

/** What is texted back to somebody's words. */
async function said(From: string, Body: string, more: Record<string, string> = {}) {
  const answer = await handOverText({ From, Body, ...more });
  expect(answer.status).toBe(200);
  return textedBack(answer);
}

describe('an answer by text', () => {
  it('marks the latest message done, and says so in TwiML, or skips it', async () => {
    const { phone, id } = await personWithText();
    const answer = await handOverText({ From: phone, Body: 'Done!' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/xml');
    expect(await answer.text()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><Response><Message>Marked as done.</Message></Response>',
    );
    expect(await answerOf(id)).toEqual({ mark: 'done', snoozed_until: null });
    expect(await said(phone, 'No')).toContain('Skipped');
    expect(await answerOf(id)).toEqual({ mark: 'skipped', snoozed_until: null });
  });

  it('puts the message off for an hour, and wakes the schedule', async () => {
    const { person, campaign, phone } = await personWithText();
    expect(await said(phone, 'later')).toBe("We'll send it again at 9:30 AM.");
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(halfPastEight + hour);
    await fireAt(campaign.id, halfPastEight + hour);
    expect(await person.outbox()).toHaveLength(2);
  });

  it('is about the newest message, and about none that is older than a week', async () => {
    const { person, campaign, phone } = await personWithText();
    await fireAt(campaign.id, halfPastEight + day);
    await said(phone, 'y');
    const marks = async () =>
      (await person.messages(campaign.id)).slice(0, 2).map(({ completed }) => completed);
    expect(await marks()).toEqual([false, true]);
    stateTime(halfPastEight + 9 * day);
    expect(await said(phone, 'skip')).toContain('no message from the last week');
    expect(await marks()).toEqual([false, true]);
  });

  it('counts once when it is handed over twice, at the same time or later', async () => {
    const { phone, id } = await personWithText();
    const sid = { MessageSid: `SM${crypto.randomUUID()}` };
    const both = await Promise.all([said(phone, 'later', sid), said(phone, 'later', sid)]);
    expect(both.filter((text) => text !== null)).toHaveLength(1);
    const snoozes = "SELECT 1 FROM deliveries WHERE message_id = ? AND reason = 'snooze'";
    expect(await sql(snoozes, id)).toHaveLength(1);
    await said(phone, 'skip');
    expect(await said(phone, 'later', sid)).toBeNull();
    expect(await answerOf(id)).toEqual({ mark: 'skipped', snoozed_until: null });
  });

  it('that is not understood is answered with help once a day, and HELP three times', async () => {
    const { phone, id } = await personWithText();
    expect(await said(phone, 'What <is> this & why?')).toContain('reply DONE, SKIP or LATER');
    expect(await said(phone, 'hm?')).toBeNull();
    stateTime(halfPastEight + day + 1);
    expect(await said(phone, 'hm?')).toContain('STOP');
    stateTime(halfPastEight + 3 * day);
    for (let times = 0; times < 3; times += 1) expect(await said(phone, 'HELP')).toContain('Better Habits');
    expect(await said(phone, 'HELP')).toBeNull();
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('from a phone that nobody has changes nothing and is no fault', async () => {
    for (const Body of ['done', 'STOP', 'START', ''])
      expect((await handOverText({ From: newPhone(), Body })).status, Body).toBe(200);
    expect((await handOverText({ From: 'whatsapp:+12025550188', Body: 'done' })).status).toBe(200);
  });
});

describe('STOP by text', () => {
  it('stops all texts at once, also one that was put off, and confirms it once', async () => {
    const { person, campaign, phone } = await personWithText();
    await said(phone, 'later');
    expect(await said(phone, 'STOP')).toContain('get any more texts');
    expect(await said(phone, 'please stop')).toBeNull();
    expect(await person.stops()).toMatchObject([
      { campaignId: null, channel: 'sms', cause: 'stop-reply', text: 'You stopped text messages' },
    ]);
    for (const at of [halfPastEight + hour, halfPastEight + day]) {
      await fireAt(campaign.id, at);
    }
    const skipped = { status: 'skipped', reason: 'You stopped text messages' };
    expect((await person.messages(campaign.id))[1]).toMatchObject(skipped);
    expect(await person.outbox()).toHaveLength(1);
  });

  it.for([
    ['all', false, null, 'person', true, /undid your STOP, but texts are still off .*5173\/settings/],
    ['one campaign', true, null, 'unsubscribe-link', true, /on again, except those turned off .*\/settings/],
    ['one campaign, which is over anyway', true, null, 'person', false, /texts are on again\. Reply STOP/],
    ['emails alone', false, 'email', 'bounce', true, /texts are on again\. Reply STOP/],
  ] as const)(
    'is taken back by START, which lifts nothing else, and says what is still off: %s',
    async ([what, ofCampaign, channel, cause, active, words]) => {
      const { person, campaign, phone } = await personWithText();
      await said(phone, 'STOP');
      await person.call('PUT', `/api/campaigns/${campaign.id}/active`, { active });
      await person.optOut({ campaignId: ofCampaign ? campaign.id : null, channel, cause });
      expect(await said(phone, 'START')).toMatch(words);
      expect((await person.stops()).map((stop) => stop.cause)).toEqual([cause]);
      await fireAt(campaign.id, halfPastEight + day);
      const status = what === 'emails alone' ? 'sent' : 'skipped';
      expect((await person.messages(campaign.id))[1]).toMatchObject({ status });
    },
  );

  it('is recorded but not confirmed again when Twilio has done that itself', async () => {
    const { person, phone } = await personWithText();
    expect(await said(phone, 'Arret', { OptOutType: 'STOP' })).toBeNull();
    expect(await person.stops()).toHaveLength(1);
  });
});

describe("Twilio's signature", () => {
  it('is refused when it is missing, nonsense, or made for another address, other words or with another token', async () => {
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
  });

  it('does not matter where Twilio is not set up, for a body of more than 64 KB, or one without words', async () => {
    expect((await handOverText({}, {}, {})).status).toBe(404);
    expect((await handOverText({ Body: 'x'.repeat(65 * 1024) })).status).toBe(413);
    const empty = await handOverText({ MessageSid: '', From: '' });
    expect([empty.status, await textedBack(empty)]).toEqual([200, null]);
  });
});
