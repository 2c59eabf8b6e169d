import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { retryWhenChanged } from '../../../worker/campaigns/update-campaign.service.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { addDays, isoWeekday } from '../../../worker/planning/calendar-date.ts';
import { localDateAt, toInstant } from '../../../worker/planning/local-time.ts';
import { changedMeanwhile } from '../../../worker/platform/errors.ts';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  expectOnePlannedEachDay,
  fireAlarm,
  messagesOf,
  minute,
  mondayMorning,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { localClock } from '../../support/worker/local-clock.ts';
import type { Person } from '../../support/worker/people.ts';
import { past, toCome } from '../../support/worker/running-campaign.ts';

beginOnMonday();

type Deed = (person: Person, id: number) => Promise<Response>;

/** What makes the plan or its texts anew, and takes its time for it; how the campaign then is. */
const remakings: [string, Deed, object][] = [
  [
    'an edit',
    (person, id) => person.call('PUT', `/api/campaigns/${id}`, { ...campaignBody, customTime: '20:00' }),
    { sendTime: '20:00' },
  ],
  ['new texts', (person, id) => person.call('POST', `/api/campaigns/${id}/regenerate-messages`), {}],
  [
    'smaller steps',
    (person, id) => person.call('PUT', `/api/campaigns/${id}/size`, { size: 'small' }),
    { size: 'small' },
  ],
  [
    'a plan of their own',
    (person, id) =>
      person.call('PUT', `/api/campaigns/${id}/plan`, { planAnchor: 'coffee', planAction: 'stretch' }),
    { planAnchor: 'coffee', planAction: 'stretch' },
  ],
  [
    'a move to Tokyo',
    (person) => person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Asia/Tokyo' }),
    { timeZone: 'Asia/Tokyo' },
  ],
];

/** What a person says of the campaign besides, and how it then is. */
const words: [string, Deed, object][] = [
  [
    'a stop',
    (person, id) => person.call('PUT', `/api/campaigns/${id}/active`, { active: false }),
    { active: false },
  ],
  [
    'a pause',
    (person, id) => person.call('PUT', `/api/campaigns/${id}/pause`, { paused: true }),
    { pausedUntil: '2031-03-10' },
  ],
  [
    'the wish to keep every day',
    (person, id) => person.call('DELETE', `/api/campaigns/${id}/every-other-day/offer`),
    { everyDayKept: true },
  ],
];

it.each(remakings.map((remaking, at) => [remaking, at] as const))(
  'of $0.0, the next change like it and a word none is lost when they come at once',
  async (remaking, at) => {
    const beside = [remakings[(at + 1) % remakings.length], words[at % words.length]];
    const deeds = [remaking, ...beside.filter((deed) => deed !== undefined)];
    const { person, campaign } = await newPersonWithCampaign();
    const answers = await Promise.all(deeds.map(([, act]) => act(person, campaign.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    for (const [, , state] of deeds) expect(after).toMatchObject(state);
    expectOnePlannedEachDay(await messagesOf(person, campaign.id), 84);
  },
);

it('who is overtaken by other changes each time is told so', async () => {
  let tries = 0;
  const change = retryWhenChanged(async () => {
    tries += 1;
    throw changedMeanwhile();
  });
  await expect(change).rejects.toMatchObject({
    status: 409,
    message: 'Your campaign was being changed in another place just now. Please look at it and try again',
  });
  expect(tries).toBe(6);
});

/** What leaves within a minute is left as it is. */
const margin = minute;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const frequency = fc.constantFrom('Daily', '3 times per week');
const place = fc.integer({ min: 0, max: 12 });

const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 60 * 60 }) }),
  },
  fc.record({
    do: fc.constant('time' as const),
    customTime: fc.constantFrom('00:10', '07:30', '12:00', '23:50'),
  }),
  fc.record({ do: fc.constant('frequency' as const), frequency }),
  fc.record({ do: fc.constant('start' as const), days: fc.integer({ min: 0, max: 10 }) }),
  fc.record({
    do: fc.constant('zone' as const),
    zone: fc.constantFrom('Europe/London', 'Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Honolulu'),
  }),
  fc.record({ do: fc.constant('style' as const), messageStyle: fc.constantFrom('direct', 'friendly') }),
  fc.record({ do: fc.constant('regenerate' as const) }),
  fc.record({ do: fc.constant('write' as const), place }),
  fc.record({ do: fc.constant('mark' as const), place }),
  fc.record({ do: fc.constant('delete' as const), place }),
);

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

/** One person's campaign, with what must stay true of it whatever they do. */
class Story {
  private now = mondayMorning;
  private body: Record<string, unknown> = { ...campaignBody };
  /** What a person wrote, by message. */
  private readonly words = new Map<number, string>();
  /** The days whose messages were deleted, as long as the start stays. */
  private deletedDays = new Set<string>();
  private sentBefore: MessageView[] = [];

  private readonly person: Person;
  private campaign: CampaignView;

  private constructor(person: Person, campaign: CampaignView) {
    this.person = person;
    this.campaign = campaign;
  }

  static async begin(change: object): Promise<Story> {
    stateTime(mondayMorning);
    const { person, campaign } = await newPersonWithCampaign({ ...change });
    const story = new Story(person, campaign);
    story.body = { ...story.body, ...change };
    return story;
  }

  /** Lets time pass, with every alarm at its instant. */
  private async wait(minutes: number) {
    const until = this.now + minutes * minute;
    for (;;) {
      const alarm = await alarmOf(this.campaign.id);
      if (alarm === null || alarm > until) break;
      stateTime(Math.max(alarm, this.now));
      await fireAlarm(this.campaign.id);
    }
    this.now = until;
    stateTime(until);
  }

  private async save(change: Record<string, unknown>) {
    this.body = { ...this.body, ...change };
    const { startDate } = this.campaign;
    const answer = await this.person.call('PUT', `/api/campaigns/${this.campaign.id}`, {
      startDate,
      ...this.body,
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    delete this.body.startDate;
    const saved: CampaignView = await answer.json();
    if (saved.startDate !== startDate) this.deletedDays = new Set();
  }

  private async touch(at: number, what: 'write' | 'mark' | 'delete') {
    const messages = await messagesOf(this.person, this.campaign.id);
    const message = toCome(messages)[at];
    if (message === undefined) return;
    const path = `/api/messages/${message.id}`;
    if (what === 'write') {
      this.words.set(message.id, `Words ${this.words.size}`);
      await this.person.call('PUT', path, { content: this.words.get(message.id) });
    }
    if (what === 'mark') await this.person.call('PUT', path, { completed: !message.completed });
    if (what === 'delete') {
      await this.person.call('DELETE', path);
      this.words.delete(message.id);
      this.deletedDays.add(message.localDate);
    }
  }

  async act(step: Action) {
    if (step.do === 'wait') await this.wait(step.minutes);
    else if (step.do === 'time') await this.save({ customTime: step.customTime });
    else if (step.do === 'frequency') await this.save({ frequency: step.frequency });
    else if (step.do === 'style') await this.save({ messageStyle: step.messageStyle });
    else if (step.do === 'start') {
      const today = localDateAt(this.now, this.campaign.timeZone);
      await this.save({ startDate: addDays(today, step.days) });
    } else if (step.do === 'zone') {
      const path = `/api/users/${this.person.user.id}`;
      expect((await this.person.call('PUT', path, { timezone: step.zone })).status).toBe(200);
    } else if (step.do === 'regenerate') {
      const path = `/api/campaigns/${this.campaign.id}/regenerate-messages`;
      expect((await this.person.call('POST', path)).status).toBe(200);
    } else await this.touch(step.place, step.do);
    await this.check();
  }

  private async check() {
    this.campaign = await (await this.person.call('GET', `/api/campaigns/${this.campaign.id}`)).json();
    const messages = await messagesOf(this.person, this.campaign.id);
    const { timeZone, sendTime } = this.campaign;

    const days = messages.map(({ localDate }) => localDate);
    expect(new Set(days).size, 'one message a day').toBe(days.length);

    const sent = past(messages);
    for (const before of this.sentBefore) expect(sent, 'what was sent stays').toContainEqual(before);
    this.sentBefore = sent;
    expect(await outboxOf(this.person), 'each is sent once').toHaveLength(
      sent.filter(({ status }) => status === 'sent').length,
    );

    for (const [id, words] of this.words) {
      expect(messages.find((message) => message.id === id)?.content, 'words stay').toBe(words);
    }

    const later = toCome(messages).filter(({ scheduledFor }) => Date.parse(scheduledFor) > this.now + margin);
    for (const message of later) {
      expect(localClock(message.scheduledFor, timeZone)).toBe(`${message.localDate} ${sendTime}`);
    }
    expect(toCome(messages).every(({ scheduledFor }) => Date.parse(scheduledFor) > this.now - minute)).toBe(
      true,
    );
    this.checkDays(new Set(days));
  }

  /** Every day of the plan that is to come has its message; one that was deleted does not come back. */
  private checkDays(days: Set<string>) {
    const { startDate, timeZone, sendTime, frequency } = this.campaign;
    const today = localDateAt(this.now, timeZone);
    const [hour = 0, minutes = 0] = sendTime.split(':').map(Number);
    for (let day = 0; day < 84; day += 1) {
      const date = addDays(startDate, day);
      const isPlanned = frequency === 'Daily' || [1, 3, 6].includes(isoWeekday(date));
      const isToCome = toInstant(date, hour * 60 + minutes, timeZone) > this.now + margin;
      if (!isPlanned) this.deletedDays.delete(date);
      if (isPlanned && isToCome && !this.deletedDays.has(date)) expect(days, date).toContain(date);
      if (isPlanned && date > today && this.deletedDays.has(date)) expect(days, date).not.toContain(date);
    }
  }
}

it('whatever a person does, in whatever order, nothing is doubled, lost, or sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ frequency, customTime: fc.constantFrom('07:30', '20:00') }),
      fc.array(action, { minLength: 4, maxLength: 14 }),
      async (change, steps) => {
        const story = await Story.begin(change);
        for (const step of steps) await story.act(step);
      },
    ),
    { numRuns: 8 },
  );
}, 180_000);
