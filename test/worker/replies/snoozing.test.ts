import { expect, it } from 'vitest';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { alarmOf, fireAlarm, fireAt } from '../../support/worker/alarms.ts';
import { answer, expectRefusal, pageAt } from '../../support/worker/calls.ts';
import {
  day,
  halfPastEight,
  halfPastSeven,
  hour,
  minute,
  mondayMorning,
  stateTime,
} from '../../support/worker/clock.ts';
import { attemptsOf } from '../../support/worker/database.ts';
import { personWithMessage, personWithText } from '../../support/worker/reached.ts';

it('a snooze sends the message again in an hour, once, however often the button is pressed, and counts it once', async () => {
  const { person, campaign, id, path } = await personWithMessage();
  for (const at of [halfPastSeven, halfPastSeven + minute]) {
    stateTime(at);
    await answer(path, 'snooze-hour');
    await fireAlarm(campaign.id);
  }
  expect(await alarmOf(campaign.id)).toBe(halfPastEight + minute);
  expect((await pageAt(path)).text).toContain('See you at 8:31 AM');
  const snoozedUntil = new Date(halfPastEight + minute).toISOString();
  expect(await person.firstMessage(campaign.id)).toMatchObject({ skippedByPerson: false, snoozedUntil });
  await fireAt(campaign.id, halfPastEight + minute);
  await fireAlarm(campaign.id);
  expect(await person.outbox()).toHaveLength(2);
  const sentAt = new Date(halfPastSeven).toISOString();
  expect(await person.firstMessage(campaign.id)).toMatchObject({ status: 'sent', sentAt });
  expect(await person.campaign(campaign.id)).toMatchObject({ messagesSent: 1, completionRate: 0 });
  expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
  expect(await attemptsOf(id)).toMatchObject([
    { identifier: `message-${id}`, outcome: 'accepted' },
    { identifier: `message-${id}-again-2`, attempt: 1, outcome: 'accepted' },
  ]);
});

it('a snooze sends nothing if the day was marked in the meantime', async () => {
  for (const word of ['done in the app', 'done', 'skip', 'undo']) {
    const { person, campaign, id, path } = await personWithMessage();
    await answer(path, 'snooze-hour');
    await fireAlarm(campaign.id);
    if (word === 'done in the app') await person.change(id, { completed: true });
    else await answer(path, word);
    await fireAt(campaign.id, halfPastEight);
    expect(await attemptsOf(id), word).toHaveLength(1);
  }
});

it('a snooze until the evening sends at 6:30 PM local time; it is only offered before that, on the same day', async () => {
  const { person, campaign, path } = await personWithMessage();
  const evening = mondayMorning + 13.5 * hour;
  await answer(path, 'snooze-evening');
  await fireAlarm(campaign.id);
  await fireAt(campaign.id, evening);
  expect(await person.outbox()).toHaveLength(2);
  const { text } = await pageAt(path);
  expect(text).not.toContain('This evening');
  expect(text).toContain('In an hour');
  const late = await answer(path, 'snooze-evening');
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('It’s too late for that');

  stateTime(halfPastSeven + day);
  const nextDay = (await pageAt(path)).text;
  expect(nextDay).not.toMatch(/In an hour|This evening/);
  expect(nextDay).toContain('Skip this one');
  expect((await pageAt(`${path}?pick=hour`)).text).toContain('It’s too late to send this one again.');
  expect((await answer(path, 'snooze-hour')).status).toBe(409);
});

it('a snooze of a text can’t be sent into the night, not even late', async () => {
  const { campaign, id, path } = await personWithText();
  stateTime('2031-03-03T20:30:00Z');
  expect((await pageAt(path)).text).not.toMatch(/In an hour|This evening/);
  expect((await answer(path, 'snooze-hour')).status).toBe(409);
  stateTime('2031-03-03T19:59:00Z');
  expect((await answer(path, 'snooze-hour')).status).toBe(303);
  await fireAlarm(campaign.id);
  await fireAt(campaign.id, '2031-03-03T21:05:00Z');
  const error = 'Text messages only go out between 8 AM and 9 PM';
  expect((await attemptsOf(id))[1]).toMatchObject({ outcome: 'skipped', error });
});

it.each([
  { state: 'turned off', heldBack: 'opted_out', change: null },
  { state: 'paused', heldBack: 'paused', change: ['pause', { paused: true }] },
  { state: 'stopped', heldBack: 'stopped', change: ['active', { active: false }] },
] as const)(
  'while messages are $state, a snooze is neither offered nor accepted, and the page and the app say why',
  async ({ state, heldBack, change }) => {
    const { person, campaign, id, path } = await personWithMessage();
    await answer(path, 'snooze-hour');
    if (change === null) await person.optOut({ campaignId: campaign.id });
    else await person.send('PUT', `/api/campaigns/${campaign.id}/${change[0]}`, change[1]);
    const why = `These messages are ${state}, so this one won’t be sent again`;
    const { text } = await pageAt(path);
    expect(text).toContain(`${why}.`);
    expect(text).not.toMatch(/In an hour|This evening|send this message again then/);
    const refused = await answer(path, 'snooze-hour');
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(`${why}.`)]);
    await expectRefusal(person.call('POST', `/api/messages/${id}/snooze`, {}), 409, why);
    expect(await person.firstMessage(campaign.id)).toMatchObject({ status: 'sent', heldBackAgain: heldBack });
    const [active] = await person.get<ActiveCampaignView[]>('/api/campaigns/active');
    expect(active?.today.heldBack).toBe(state === 'stopped' ? undefined : heldBack);
  },
);
