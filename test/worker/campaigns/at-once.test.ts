import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryWhenChanged } from '../../../worker/campaigns/update-campaign.service.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { localDateAt } from '../../../worker/planning/local-time.ts';
import { changedMeanwhile } from '../../../worker/platform/errors.ts';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  expectOnePlannedEachDay,
  fireAt,
  localClock,
  minute,
  mondayMorning,
  newPersonWithCampaign,
  past,
  stateTime,
  toCome,
} from '../../support/worker/campaigns.ts';

beginOnMonday();

const plan = { planAnchor: 'coffee', planAction: 'stretch' };

/** Changes that renew the plan or its texts, which takes a while, and the result. */
const renewals: [string, string, string, object | undefined, object][] = [
  ['an edit', 'PUT', '', { ...campaignBody, customTime: '20:00' }, { sendTime: '20:00' }],
  ['new texts', 'POST', '/regenerate-messages', undefined, {}],
  ['smaller steps', 'PUT', '/size', { size: 'small' }, { size: 'small' }],
  ['a plan of their own', 'PUT', '/plan', plan, plan],
  ['a move to Tokyo', 'PUT', 'settings', { timezone: 'Asia/Tokyo' }, { timeZone: 'Asia/Tokyo' }],
];

/** Other changes. */
const stateChanges: typeof renewals = [
  ['a stop', 'PUT', '/active', { active: false }, { active: false }],
  ['a pause', 'PUT', '/pause', { paused: true }, { pausedUntil: '2031-03-10' }],
  ['every day', 'DELETE', '/every-other-day/offer', undefined, { everyDayKept: true }],
];

it.each(renewals.map(([name], at) => [name, at] as const))(
  'three changes at once, starting with %s, are all kept',
  async (_, at) => {
    const next = (at + 1) % renewals.length;
    const changes = [renewals[at], renewals[next], stateChanges[at % stateChanges.length]].filter(
      (change) => change !== undefined,
    );
    const { person, campaign } = await newPersonWithCampaign();
    const statuses = await Promise.all(
      changes.map(async ([, method, path, body]) => {
        const settings = `/api/users/${person.user.id}`;
        const address = path === 'settings' ? settings : `/api/campaigns/${campaign.id}${path}`;
        return (await person.call(method, address, body)).status;
      }),
    );
    expect(statuses).toEqual([200, 200, 200]);
    const after = await person.campaign(campaign.id);
    for (const [, , , , state] of changes) expect(after).toMatchObject(state);
    expectOnePlannedEachDay(await person.messages(campaign.id), 84);
  },
);

it('a change that others overtake each time is refused', async () => {
  let tries = 0;
  const change = retryWhenChanged(async () => {
    tries += 1;
    throw changedMeanwhile();
  });
  await expect(change).rejects.toMatchObject({
    status: 409,
    message: 'Your campaign was just changed somewhere else. Please check it and try again',
  });
  expect(tries).toBe(6);
});

const frequencies = ['Daily', '3 times per week'];
const times = ['00:10', '07:30', '12:00', '23:50'];
const styles = ['direct', 'friendly'];
const zones = ['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Honolulu'];

/** One step. `amount` is a number of minutes, a message or a day. */
const step = fc.record({
  action: fc.constantFrom(
    ...(['wait', 'wait', 'wait', 'edit', 'edit', 'edit', 'start', 'zone'] as const),
    ...(['regenerate', 'write', 'mark', 'delete'] as const),
  ),
  amount: fc.integer({ min: 1, max: 60 * 60 }),
  change: fc.oneof(
    fc.record({ customTime: fc.constantFrom(...times) }),
    fc.record({ frequency: fc.constantFrom(...frequencies) }),
    fc.record({ messageStyle: fc.constantFrom(...styles) }),
  ),
  zone: fc.constantFrom(...zones),
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Runs the steps one after another and checks the campaign after each. */
async function run(first: object, steps: Step[]): Promise<void> {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign({ ...first });
  const path = `/api/campaigns/${campaign.id}`;
  const body = { ...campaignBody, ...first };
  let now = mondayMorning;
  /** The person's own texts, by message. */
  const words = new Map<number, string>();
  let sentBefore: MessageView[] = [];

  /** Moves the clock and fires each alarm at its time. */
  const wait = async (until: number) => {
    for (let alarm = await alarmOf(campaign.id); alarm !== null && alarm <= until; ) {
      await fireAt(campaign.id, Math.max(alarm, now));
      alarm = await alarmOf(campaign.id);
    }
    now = until;
    stateTime(until);
  };

  const act = async ({ action, amount, change, zone }: Step) => {
    const { startDate, timeZone } = await person.campaign(campaign.id);
    const changed = async (method: string, at: string, input?: object) => {
      await person.send(method, at, input);
    };
    if (action === 'wait') return wait(now + amount * minute);
    if (action === 'edit') return changed('PUT', path, { ...Object.assign(body, change), startDate });
    if (action === 'zone') return changed('PUT', `/api/users/${person.user.id}`, { timezone: zone });
    if (action === 'regenerate') return changed('POST', `${path}/regenerate-messages`);
    if (action === 'start') {
      const date = addDays(localDateAt(now, timeZone), amount % 11);
      return changed('PUT', path, { ...body, startDate: date });
    }
    const message = toCome(await person.messages(campaign.id))[amount % 13];
    if (message === undefined) return;
    if (action === 'mark') await person.change(message.id, { completed: !message.completed });
    if (action === 'write') {
      words.set(message.id, `Words ${words.size}`);
      await person.change(message.id, { content: words.get(message.id) });
    }
    if (action === 'delete') {
      await person.call('DELETE', `/api/messages/${message.id}`);
      words.delete(message.id);
    }
  };

  const check = async () => {
    const { timeZone, sendTime } = await person.campaign(campaign.id);
    const messages = await person.messages(campaign.id);
    const days = new Set(messages.map(({ localDate }) => localDate));
    expect(messages, 'one message per day').toHaveLength(days.size);
    const sent = past(messages);
    for (const before of sentBefore) expect(sent, 'sent messages stay').toContainEqual(before);
    sentBefore = sent;
    const leftCount = sent.filter(({ status }) => status === 'sent').length;
    expect(await person.outbox(), 'each is sent once').toHaveLength(leftCount);
    for (const [id, content] of words)
      expect(messages, 'edited messages keep their text').toContainEqual(
        expect.objectContaining({ id, content }),
      );
    for (const { localDate, scheduledFor } of toCome(messages)) {
      expect(Date.parse(scheduledFor)).toBeGreaterThan(now - minute);
      // Messages due within a minute are left alone.
      if (Date.parse(scheduledFor) > now + minute)
        expect(localClock(scheduledFor, timeZone)).toBe(`${localDate} ${sendTime}`);
    }
  };

  for (const one of steps) {
    await act(one);
    await check();
  }
}

it('no order of actions duplicates, loses or resends a message', async () => {
  const first = fc.record({
    frequency: fc.constantFrom(...frequencies),
    customTime: fc.constantFrom('07:30', '20:00'),
  });
  const steps = fc.array(step, { minLength: 4, maxLength: 14 });
  await fc.assert(fc.asyncProperty(first, steps, run), { numRuns: 8 });
}, 180_000);
