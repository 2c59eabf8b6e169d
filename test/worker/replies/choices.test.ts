import { expect, it } from 'vitest';
import { fireAt, sendDays } from '../../support/worker/alarms.ts';
import { expectRefusal, pageAt, post } from '../../support/worker/calls.ts';
import { stateOf } from '../../support/worker/campaigns.ts';
import { choose, chosen, personAfterLapse, takeBack } from '../../support/worker/choices.ts';
import { hour, minuteOf, stateTime } from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import { clocksOf, toCome } from '../../support/worker/messages.ts';

/** The fields of the form for another time. */
const aQuarterPastSix = { messageTime: 'Custom time', customTime: '18:15' };

const ways = ['smaller', 'move', 'pause', 'stop'] as const;

it.each(ways)('the choice "%s" is made once if chosen twice, and undone once', async (way) => {
  const { person, campaign } = await personAfterLapse();
  const before = await person.campaign(campaign.id);
  const path = await person.choicePath(way);
  const fields = way === 'move' ? aQuarterPastSix : {};
  await chosen(path, fields);
  const once = await stateOf(person, campaign.id);
  expect(once[0]).not.toEqual(before);
  await chosen(path, fields);
  expect(await stateOf(person, campaign.id)).toEqual(once);
  for (let times = 0; times < 2; times += 1) expect((await takeBack(path)).status).toBe(303);
  expect(await person.campaign(campaign.id)).toEqual(before);
  expect((await pageAt(path)).text).toContain('value="make"');
});

it('"Move it" moves upcoming messages in the person’s zone, is undone to the exact minute, and explains an invalid time', async () => {
  const { person, campaign } = await personAfterLapse();
  const path = await person.choicePath('move');
  const expectInvalid = async (customTime: string, words: string) => {
    const answer = await choose(path, { messageTime: 'Custom time', customTime });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(words);
  };
  await expectInvalid('25:00', 'Please choose a time');
  expect(await chosen(path, aQuarterPastSix)).toContain('✓ Moved to 6:15 PM');
  expect(await person.campaign(campaign.id)).toMatchObject({ ...aQuarterPastSix, sendTime: '18:15' });
  expect(clocksOf(toCome(await person.messages(campaign.id)))).toEqual(new Set(['18:15']));
  await takeBack(path);

  // A minute that the window would never give.
  const morning =
    "UPDATE campaigns SET message_time = 'Morning (6-9 AM)', custom_time = NULL, send_minute = 355 WHERE id = ?";
  await sql(morning, campaign.id);
  const before = await person.campaign(campaign.id);
  await chosen(path, aQuarterPastSix);
  await takeBack(path);
  expect(await person.campaign(campaign.id)).toEqual(before);
  // Too early for texts, so undo gives the earliest hour for them.
  await chosen(path, aQuarterPastSix);
  await sql("UPDATE campaigns SET delivery_method = 'SMS' WHERE id = ?", campaign.id);
  await takeBack(path);
  expect((await person.campaign(campaign.id)).sendTime).toMatch(/^08:/);
  await expectInvalid('22:00', 'Please choose a time in between');
});

it('a pause lasts a week in which nothing is sent, is due or breaks a streak; then messages resume', async () => {
  const { person, campaign } = await personAfterLapse();
  // An earlier pause has no effect.
  await sql("UPDATE campaigns SET paused_until = '2031-02-20' WHERE id = ?", campaign.id);
  const path = await person.choicePath('pause');
  const before = await person.messages(campaign.id);
  for (const at of [0, 1, 2]) await person.change(before[at]?.id, { completed: true });
  await post(path.replace('/pause', ''), { answer: 'snooze-hour' });
  expect((await pageAt(path)).text).toContain('Nothing is sent until Thursday, March 13');
  expect(await chosen(path)).toContain('✓ Paused until Thursday, March 13');
  const last = await person.newestMail();
  await fireAt(campaign.id, minuteOf(3) + hour);
  await sendDays(campaign.id, 4, 9);
  expect(await person.newestMail()).toEqual(last);
  await sendDays(campaign.id, 10);
  await person.signInAgain();
  const paused = (await person.messages(campaign.id)).slice(4, 11);
  expect(paused.map(({ status, reason }) => [status, reason])).toEqual([
    ...Array(6).fill(['skipped', 'You paused this campaign']),
    ['sent', null],
  ]);
  await person.change(before[10]?.id, { completed: true });
  const counted = { pausedUntil: null, messagesSent: 5, completionRate: 80, bestStreak: 4 };
  expect(await person.campaign(campaign.id)).toMatchObject(counted);
});

it('a pause is not possible on the day of the closing message, neither by link nor in the app', async () => {
  const { person, campaign } = await personAfterLapse();
  const path = await person.choicePath('pause');
  await sql('UPDATE campaigns SET ends_at = ? WHERE id = ?', minuteOf(4), campaign.id);
  stateTime(minuteOf(4) - hour);
  const words = 'This campaign ends today, so there’s nothing left to pause';
  const { text } = await pageAt(path);
  expect(text).toContain(words);
  expect(text).not.toContain('<button');
  expect((await choose(path)).status).toBe(409);
  const inApp = person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
  await expectRefusal(inApp, 400, words);
  expect(await person.campaign(campaign.id)).toMatchObject({ mayPause: false, pausedUntil: null });
});

it('a stop ends the campaign until it is undone, and disables the other choices', async () => {
  const { person, campaign } = await personAfterLapse();
  const path = await person.choicePath('stop');
  expect(await chosen(path)).toContain('✓ Stopped');
  expect(await person.campaign(campaign.id)).toMatchObject({ active: false, completed: false });
  for (const way of ['smaller', 'move', 'pause']) {
    const other = path.replace('/stop', `/${way}`);
    expect((await pageAt(other)).text).toContain('This campaign is stopped');
    expect((await choose(other, aQuarterPastSix)).status).toBe(409);
  }
  await sendDays(campaign.id, 4, 5);
  await takeBack(path);
  await sendDays(campaign.id, 6);
  const after = (await person.messages(campaign.id)).slice(4, 7);
  expect(after.map(({ status }) => status)).toEqual(['skipped', 'skipped', 'sent']);
});
