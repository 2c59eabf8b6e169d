import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  regenerateMessages,
  retryWhenChanged,
  updateCampaign,
} from '../../../worker/campaigns/update-campaign.service.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { localDateAt, toInstant } from '../../../worker/planning/local-time.ts';
import { changedMeanwhile } from '../../../worker/platform/errors.ts';
import { expectRefusal } from '../../support/worker/calls.ts';
import {
  campaignBody,
  clocksOf,
  edit,
  expectOnePlannedEachDay,
  markAhead,
  newPersonWithCampaign,
  ownWords,
  past,
  toCome,
} from '../../support/worker/campaigns.ts';
import {
  alarmOf,
  fireAlarm,
  fireAt,
  halfPastSeven,
  localClock,
  minute,
  mondayMorning,
  sendDays,
  stateTime,
} from '../../support/worker/clock.ts';
import { interruptedDeps, sql } from '../../support/worker/database.ts';
import { callerOf, type Person } from '../../support/worker/people.ts';

const regenerate = (person: Person, id: number) =>
  person.send('POST', `/api/campaigns/${id}/regenerate-messages`);

const undo = (person: Person, id: number) =>
  person.call('POST', `/api/campaigns/${id}/regenerate-messages/undo`);

const mayUndo = async (person: Person, id: number) => (await person.campaign(id)).mayUndo;

/** The messages without the field that differs between rows with the same text. */
const textsOf = async (person: Person, id: number) =>
  (await person.messages(id)).map(({ id: _, ...message }) => message);

it('regenerating rewrites unsent messages that the person left alone, with new texts, and keeps the rest', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0);
  const [, , third, fourth, fifth, sixth] = await person.messages(campaign.id);
  await person.change(third?.id, { content: ownWords });
  await markAhead(fourth?.id);
  for (const doomed of [fifth, sixth]) await person.call('DELETE', `/api/messages/${doomed?.id}`);
  let latest = await person.messages(campaign.id);
  for (let times = 0; times < 2; times += 1) {
    expect(await regenerate(person, campaign.id)).toEqual({ rewritten: 79 });
    const after = await person.messages(campaign.id);
    expectOnePlannedEachDay(after, 82);
    const old = new Set(latest.map(({ content }) => content));
    for (const [at, message] of after.entries()) {
      const { id, content, ownWords } = message;
      const isKept = [0, 2, 3].includes(at);
      expect(message).toEqual(isKept ? latest[at] : { ...latest[at], id, content, ownWords });
      expect(old.has(content)).toBe(isKept);
    }
    expect(new Set(after.map(({ content }) => content)).size).toBe(82);
    latest = after;
  }
});

it('regenerating can be undone once: every text and setting is as before the last time', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const settings = `SELECT text_seed, written_through_week FROM campaigns WHERE id = ?`;
  const written = async () => [await textsOf(person, campaign.id), await sql(settings, campaign.id)];
  expect(await mayUndo(person, campaign.id)).toBe(false);
  await regenerate(person, campaign.id);
  const before = await written();
  await regenerate(person, campaign.id);
  for (const [at, now] of (await written()).entries()) expect(now).not.toEqual(before[at]);
  expect(await mayUndo(person, campaign.id)).toBe(true);

  expect(await (await undo(person, campaign.id)).json()).toEqual({ restored: 84 });
  expect(await mayUndo(person, campaign.id)).toBe(false);
  expect((await undo(person, campaign.id)).status).toBe(409);
  expect(await written()).toEqual(before);
});

it('undoing it spares messages on their way, edited, marked or deleted since, and is refused once the plan has changed', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const before = await textsOf(person, campaign.id);
  await regenerate(person, campaign.id);
  const [, second, third, fourth] = await person.messages(campaign.id);
  await person.change(second?.id, { content: ownWords });
  await markAhead(third?.id);
  await person.call('DELETE', `/api/messages/${fourth?.id}`);
  // The first one is due within a minute.
  stateTime(halfPastSeven - minute / 2);
  const between = await textsOf(person, campaign.id);
  expect(await (await undo(person, campaign.id)).json()).toEqual({ restored: 80 });
  const after = await textsOf(person, campaign.id);
  expect(after).toEqual([...between.slice(0, 3), ...before.slice(4)]);

  await regenerate(person, campaign.id);
  await edit(person, campaign, { messageStyle: 'direct' });
  expect(await mayUndo(person, campaign.id)).toBe(false);
  const message = 'The campaign has changed since then, so this can’t be undone';
  await expectRefusal(undo(person, campaign.id), 409, message);
});

it.each([
  { does: 'edits', change: { content: ownWords } },
  { does: 'marks', change: { completed: true } },
  { does: 'annotates', change: { note: 'In the rain' } },
])('a message that the person $does while the plan is being written stays', async ({ change }) => {
  const { person, campaign } = await newPersonWithCampaign();
  const before = await person.messages(campaign.id);
  const deps = interruptedDeps(() => person.change(before[0]?.id, change));
  await regenerateMessages(deps, await callerOf(person), campaign.id);
  const after = await person.messages(campaign.id);
  expectOnePlannedEachDay(after, 84);
  expect(after[0]).toMatchObject({ id: before[0]?.id, content: before[0]?.content, ...change });
  expect(after[1]?.content).not.toBe(before[1]?.content);
});

it('a change of plan keeps the messages of its days, so that what was on its way to them arrives', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const [first, second] = await person.messages(campaign.id);
  await edit(person, campaign, { customTime: '09:00', messageStyle: 'direct' });
  await regenerate(person, campaign.id);
  const changes = [
    await person.change(first?.id, { completed: true, note: 'On a train' }),
    await person.change(second?.id, { content: ownWords }),
  ];
  expect(changes.map(({ status }) => status)).toEqual([200, 200]);
  const [marked, edited] = await person.messages(campaign.id);
  expect(marked).toMatchObject({ localDate: first?.localDate, completed: true, note: 'On a train' });
  expect(edited).toMatchObject({ localDate: second?.localDate, content: ownWords });
  expect(clocksOf(toCome(await person.messages(campaign.id)))).toEqual(new Set(['09:00']));
});

it.each([
  { is: 'rewritten', patch: { messageStyle: 'direct' } },
  { is: 'moved to another time', edited: true, patch: { customTime: '09:00' } },
  { is: 'moved to another day', edited: true, patch: { startDate: '2031-03-04' }, count: 85 },
])(
  'a message that is sent while it is being $is stays as it was sent',
  async ({ edited, patch, count = 84 }) => {
    const { person, campaign } = await newPersonWithCampaign();
    const { id } = await person.firstMessage(campaign.id);
    if (edited) await person.change(id, { content: ownWords });
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven - 2 * minute);
    const deps = interruptedDeps(() => fireAt(campaign.id, halfPastSeven));
    const input = { ...campaignBody, ...patch } as Parameters<typeof updateCampaign>[3];
    await updateCampaign(deps, await callerOf(person), campaign.id, input);
    await fireAt(campaign.id, halfPastSeven + 90 * minute);
    const after = await person.messages(campaign.id);
    // The start date that moved has its twelve weeks, whatever was sent before.
    expectOnePlannedEachDay(after, count);
    const scheduledFor = new Date(halfPastSeven).toISOString();
    expect(after[0]).toMatchObject({ id, status: 'sent', scheduledFor, localDate: '2031-03-03' });
    expect(await person.outbox()).toHaveLength(1);
  },
);

const plan = { planAnchor: 'coffee', planAction: 'stretch' };

/** A change's method, path and body, and what it leaves in the campaign. The first five renew the plan or its texts. */
const changes: [string, string, object | undefined, object][] = [
  ['PUT', '', { ...campaignBody, customTime: '20:00' }, { sendTime: '20:00' }],
  ['POST', '/regenerate-messages', undefined, {}],
  ['PUT', '/size', { size: 'small' }, { size: 'small' }],
  ['PUT', '/plan', plan, plan],
  ['PUT', 'settings', { timezone: 'Asia/Tokyo' }, { timeZone: 'Asia/Tokyo' }],
  ['PUT', '/active', { active: false }, { active: false }],
  ['PUT', '/pause', { paused: true }, { pausedUntil: '2031-03-10' }],
  ['DELETE', '/every-other-day/offer', undefined, { everyDayKept: true }],
];

it('changes at the same time are all kept; one that others overtake each time is refused', async () => {
  for (let at = 0; at < 5; at += 1) {
    const atOnce = changes.filter((_, index) => [at, (at + 1) % 5, 5 + (at % 3)].includes(index));
    const { person, campaign } = await newPersonWithCampaign();
    const statuses = await Promise.all(
      atOnce.map(async ([method, path, body]) => {
        const settings = `/api/users/${person.user.id}`;
        const address = path === 'settings' ? settings : `/api/campaigns/${campaign.id}${path}`;
        return (await person.call(method, address, body)).status;
      }),
    );
    expect(statuses).toEqual([200, 200, 200]);
    const after = await person.campaign(campaign.id);
    for (const [, , , state] of atOnce) expect(after).toMatchObject(state);
    expectOnePlannedEachDay(await person.messages(campaign.id), 84);
  }

  let tries = 0;
  const change = retryWhenChanged(async () => {
    tries += 1;
    throw changedMeanwhile();
  });
  const message = 'Your campaign was just changed somewhere else. Please check it and try again';
  await expect(change).rejects.toMatchObject({ status: 409, message });
  expect(tries).toBe(6);
});

const frequencies = fc.constantFrom('Daily', '3 times per week');
const times = fc.constantFrom('00:10', '07:30', '12:00', '23:50');
const zones = fc.constantFrom('Europe/London', 'Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Honolulu');
const styles = fc.constantFrom('direct', 'friendly');

/** One step. `amount` is a number of minutes, a message or a day. */
const step = fc.record({
  action: fc.constantFrom(
    ...(['wait', 'wait', 'wait', 'edit', 'edit', 'edit', 'start', 'zone'] as const),
    ...(['regenerate', 'write', 'mark', 'delete'] as const),
  ),
  amount: fc.integer({ min: 1, max: 60 * 60 }),
  change: fc.oneof(
    ...[
      fc.record({ customTime: times }),
      fc.record({ frequency: frequencies }),
      fc.record({ messageStyle: styles }),
    ],
  ),
  zone: zones,
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function run(first: object, steps: Step[]): Promise<void> {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign({ ...first });
  const path = `/api/campaigns/${campaign.id}`;
  const body = { ...campaignBody, ...first };
  const words = new Map<number, string>();
  let sentBefore: MessageView[] = [];

  const wait = async (until: number) => {
    for (let alarm = await alarmOf(campaign.id); alarm !== null && alarm <= until; ) {
      await fireAt(campaign.id, Math.max(alarm, Date.now()));
      alarm = await alarmOf(campaign.id);
    }
    stateTime(until);
  };

  for (const { action, amount, change, zone } of steps) {
    const { startDate, timeZone } = await person.campaign(campaign.id);
    const message = toCome(await person.messages(campaign.id))[amount % 13];
    const date = addDays(localDateAt(Date.now(), timeZone), amount % 11);
    if (action === 'wait') await wait(Date.now() + amount * minute);
    if (action === 'edit') await person.send('PUT', path, { ...Object.assign(body, change), startDate });
    if (action === 'start') await person.send('PUT', path, { ...body, startDate: date });
    if (action === 'zone') await person.send('PUT', `/api/users/${person.user.id}`, { timezone: zone });
    if (action === 'regenerate') await regenerate(person, campaign.id);
    if (action === 'mark') await person.change(message?.id, { completed: message?.completed === false });
    if (action === 'write' && message !== undefined) {
      const content = `Words ${words.size}`;
      const { status } = await person.call('PUT', `/api/messages/${message.id}`, { content });
      // A message that is on its way keeps its text.
      expect([200, 409]).toContain(status);
      if (status === 200) words.set(message.id, content);
    }
    if (action === 'delete' && message !== undefined) {
      words.delete(message.id);
      await person.call('DELETE', `/api/messages/${message.id}`);
    }

    const now = await person.campaign(campaign.id);
    const messages = await person.messages(campaign.id);
    const days = new Set(messages.map(({ localDate }) => localDate));
    expect(messages, 'one message per day').toHaveLength(days.size);
    const sent = past(messages);
    for (const before of sentBefore) expect(sent, 'sent messages stay').toContainEqual(before);
    sentBefore = sent;
    const sentCount = sent.filter(({ status }) => status === 'sent').length;
    expect(await person.outbox(), 'each is sent once').toHaveLength(sentCount);
    for (const [id, content] of words)
      expect(messages, 'own words stay').toContainEqual(expect.objectContaining({ id, content }));
    for (const { localDate, scheduledFor, completed } of toCome(messages)) {
      const left = Date.parse(scheduledFor) - Date.now();
      expect(left).toBeGreaterThan(-minute);
      const [hours = 0, minutes = 0] = now.sendTime.split(':').map(Number);
      const isAhead = toInstant(localDate, hours * 60 + minutes, now.timeZone) > Date.now();
      // Messages due within a minute are left alone. If the new time has passed, or their day is done and no longer
      // planned, they keep the old one.
      if (left > minute && isAhead && !completed)
        expect(localClock(scheduledFor, now.timeZone)).toBe(`${localDate} ${now.sendTime}`);
    }
  }
}

it('no order of actions duplicates, loses or resends a message', async () => {
  const first = fc.record({ frequency: frequencies, customTime: fc.constantFrom('07:30', '20:00') });
  const steps = fc.array(step, { minLength: 4, maxLength: 14 });
  await fc.assert(fc.asyncProperty(first, steps, run), { numRuns: 8 });
}, 180_000);
