import { describe, expect, it } from 'vitest';
import {
  parsePhone,
  phoneProblem,
  unreachableByPhone,
} from '../../../worker/delivery/channels/phone.rules.ts';
import { isAllowedPushEndpoint } from '../../../worker/delivery/channels/web-push.ts';
import { choiceLabel, choiceLinks, choicesOf, offerFor } from '../../../worker/delivery/choices.rules.ts';
import {
  channelsFor,
  decide,
  type HoldState,
  judge,
  mustClose,
  nextRun,
} from '../../../worker/delivery/send.rules.ts';
import { type Frequency, type HabitKind, habitKinds } from '../../../worker/domain.ts';
import { phrases } from '../tables.ts';

it('phone numbers are read in any common spelling, including the example in our own message', () => {
  const american = ['(202) 555-0143', '202.555.0143', ' 1 202 555 0143 ', '+1 202-555-0143', '+12025550143'];
  expect(new Set(american.map(parsePhone))).toEqual(new Set(['+12025550143']));
  const wrong = ['', '12345', '555 0100', '0000000000', '1234567890', 'call 2025550143', '2025550143 ext 5'];
  expect([...wrong, '+999 123 456', '911'].filter((text) => parsePhone(text) !== null)).toEqual([]);
  const [example = ''] = /\+[\d ]+$/.exec(phoneProblem) ?? [];
  expect([example, unreachableByPhone({ phone: example })]).toEqual([expect.stringMatching(/\d/), null]);
});

it('a push endpoint is allowed only over https on the hosts of push services and their subdomains', () => {
  const isAllowed = (endpoint: string) =>
    isAllowedPushEndpoint(endpoint, ['fcm.googleapis.com', 'notify.windows.com', 'localhost:8443']);
  const allowed = phrases(
    'https://FCM.googleapis.com/a | https://db5p.notify.windows.com/w | https://localhost:8443/a',
  );
  const others = phrases(`
    http://fcm.googleapis.com/a | https://fcm.googleapis.com:8443/a | https://fcm.googleapis.com.example.com/a
    https://xfcm.googleapis.com/a | https://user@fcm.googleapis.com/a | fcm.googleapis.com
    https://example.com/?fcm.googleapis.com#.fcm.googleapis.com
  `);
  expect([...allowed, ...others].filter(isAllowed)).toEqual(allowed);
});

it('the choices of a message match its offer, its position and the kind', () => {
  const after = { kind: 'planned', offer: 'lapse', condition: 'missed-3' } as const;
  const plain = { kind: 'planned', offer: null, condition: null } as const;
  const closing = { kind: 'closing', offer: null, condition: 'closing-mid' } as const;
  for (const kind of ['build', 'reduce'] as const) {
    expect(choicesOf(plain, kind)).toEqual([]);
    expect(choicesOf(after, kind)).toEqual(['smaller', 'move', 'pause', 'stop']);
    expect(choicesOf({ ...plain, offer: 'every-other-day' }, kind)).toEqual(['every-other-day']);
    expect(choicesOf(closing, kind)).toEqual(['repeat', 'level-up', 'finish']);
  }

  for (const one of [plain, after]) expect(choicesOf(one, 'dose')).toEqual(['move', 'stop']);
  expect(choicesOf(closing, 'dose')).toEqual(['repeat', 'finish']);
  // A prescription may go on after the reminders.
  for (const condition of ['lastweek', 'last'])
    expect(choicesOf({ ...plain, condition }, 'dose')).toEqual(['repeat', 'move', 'stop']);
  const labels = (['move', 'stop', 'repeat'] as const).map((choice) => choiceLabel(choice, 'dose'));
  expect(labels).toEqual(['Correct the reminder’s time', 'Stop these reminders', 'Renew']);

  const ends = ['better', 'over', 'not-now'];
  expect(choicesOf(plain, 'recover')).toEqual(ends);
  expect(choicesOf(after, 'recover')).toEqual(['smaller', 'move', 'pause', 'stop', ...ends]);
  expect(choicesOf(closing, 'recover')).toEqual(['repeat', 'finish']);
  for (const one of [plain, after, closing]) expect(choicesOf(one, 'danger')).toEqual(['stop']);
});

it('only an email about a planned day offers to skip the day or make it smaller', () => {
  const labels = (kind: 'planned' | 'extra' | 'manual', habit: HabitKind = 'build') => {
    const message = { kind, offer: null, condition: null };
    const { answers } = choiceLinks('/m/x', message, { kind: habit, size: 'usual', planSmallest: null });
    return answers.map(({ label }) => label);
  };
  expect(labels('planned')).toEqual(['In an hour', 'Skip today', 'Smaller today']);
  for (const kind of ['extra', 'manual'] as const)
    expect([labels(kind), labels(kind, 'recover'), labels(kind, 'danger')]).toEqual([
      ['In an hour'],
      ['In an hour'],
      [],
    ]);
});

it('every other day is offered once, in week 11 of a daily campaign with a program', () => {
  const daily = { kind: 'build', frequency: 'Daily', everyOtherDay: false } as const;
  const offer = (week: number, campaign: { kind?: HabitKind; frequency?: Frequency }, isOffered = false) =>
    offerFor({ kind: 'planned', week, offer: null }, { ...daily, ...campaign }, isOffered);
  expect(habitKinds.filter((kind) => offer(11, { kind }) !== null)).toEqual(['build', 'reduce']);
  const others = [
    offer(10, {}),
    offer(12, {}),
    offer(11, {}, true),
    offer(11, { frequency: '3 times per week' }),
  ];
  expect(others).toEqual(Array(4).fill(null));
});

const campaign: HoldState = {
  active: true,
  completed: false,
  onHold: false,
  pausedUntil: null,
  kind: 'build',
  checkIns: false,
  deliveryMethod: 'SMS',
  emailFallback: true,
  blocked: false,
  emailConfirmed: true,
  hasPhone: true,
  phoneConfirmed: true,
  stops: [],
};

it('an unconfirmed email is no fallback, without which a missing phone holds texts back', () => {
  const channelsWith = (change: Partial<HoldState>) => channelsFor({ ...campaign, ...change });
  expect(channelsWith({ emailConfirmed: false })).toEqual({ channels: ['sms'], hold: null });
  const bounced = [{ campaignId: null, channel: 'sms', cause: 'bounce' }] as const;
  expect(channelsWith({ emailConfirmed: false, stops: bounced }).channels).toEqual([]);
  expect(channelsWith({ phoneConfirmed: false }).hold?.heldBack).toBe('unconfirmed');
  expect(channelsWith({ hasPhone: false })).toEqual({ channels: ['sms', 'email'], hold: null });
  for (const noFallback of [{ emailFallback: false }, { emailConfirmed: false }])
    expect(channelsWith({ hasPhone: false, ...noFallback }).hold?.heldBack).toBe('no_phone');
  const inTheApp = {
    deliveryMethod: 'App',
    hasPhone: false,
    phoneConfirmed: false,
    emailConfirmed: false,
  } as const;
  expect(channelsWith(inTheApp)).toEqual({ channels: ['push'], hold: null });
});

describe('an attempt', () => {
  const minute = 60_000;
  /** When the next attempt is made, in minutes after the message was due. */
  const nextTry = (
    attempt: number,
    endedAt: number,
    notBefore = -Infinity,
    reason: 'planned' | 'manual' = 'planned',
  ) => {
    const outcome = { kind: 'retry', reason: 'Busy', notBefore: notBefore * minute } as const;
    const due = { reason, attempt, dueAt: 0, mayHaveArrived: false };
    const { status, nextTryAt } = judge(outcome, due, endedAt * minute);
    return nextTryAt === null ? status : nextTryAt / minute;
  };

  it('that failed is repeated after 1, 5 and 30 minutes, not before the time a provider names, nor after three hours', () => {
    expect([nextTry(1, 0), nextTry(2, 1), nextTry(3, 6), nextTry(4, 36)]).toEqual([1, 6, 36, 'failed']);
    expect(nextTry(1, 0, undefined, 'manual')).toBe('failed');
    expect([nextTry(1, 0, 10), nextTry(1, 0, 180), nextTry(1, 0, 181)]).toEqual([10, 180, 'failed']);
  });

  it('by hand is made within half an hour, at any time of day', () => {
    const due = { kind: 'manual', writer: 'person', localDate: '2031-03-03', mark: null, dueAt: 0 } as const;
    const byHand = (now: number, localHour = 12) =>
      decide({ ...due, reason: 'manual', error: null }, campaign, now * minute, localHour * 60);
    for (const hour of [12, 23]) expect(byHand(30, hour)).toEqual({ kind: 'send' });
    expect(byHand(31)).toEqual({ kind: 'skip', cause: 'late', error: 'We couldn’t send this in time' });
  });
});

describe('after a run, a campaign', () => {
  const now = 100;
  const running = {
    active: true,
    completed: false,
    endsAt: 500,
    timeZone: 'UTC',
    upcomingAt: null,
    aiNextTryAt: null,
  };
  const nothing = { isMoreDue: false, isSnoozeWaiting: false, retries: [] };

  it.each([
    ['ends when nothing else is to come', {}, {}, 500],
    ['runs for the next message', { upcomingAt: 200 }, {}, 200],
    ['retries first, even if it is over', { endsAt: 90, upcomingAt: 200 }, { retries: [180, 150] }, 150],
    ['continues now if more is due', { upcomingAt: 200 }, { isMoreDue: true }, now],
    ['continues now with a snooze', {}, { isSnoozeWaiting: true, isSnoozeReady: true }, now],
    ['waits with a snooze for its message', {}, { isSnoozeWaiting: true, retries: [150] }, 150],
    ['sends its closing message now', { endsAt: 90 }, { isClosing: true }, now],
    ['asks its AI writer again', { aiNextTryAt: 130 }, {}, 130],
    ['asks no AI writer if it is stopped', { active: false, aiNextTryAt: 130 }, {}, 500],
    ['asks no AI writer whose time has come: the week is written now', { aiNextTryAt: 90 }, {}, 500],
    ['ends after what was added or snoozed for the last day', { endsAt: 90, upcomingAt: 200 }, {}, 200],
    ['never runs again once it is completed', { completed: true }, {}, null],
    ['runs for what is added after the end', { completed: true, upcomingAt: 600 }, {}, 600],
  ])('%s', (_, campaign, left, next) => {
    const settled = { ...nothing, isSnoozeReady: false, isClosing: false };
    expect(nextRun({ ...running, ...campaign }, { ...settled, ...left }, now)).toBe(next);
  });

  it('closes once it is over and nothing of it is left', () => {
    const over = { ...running, endsAt: now };
    for (const left of [{ isMoreDue: true }, { isSnoozeWaiting: true }, { retries: [150] }])
      expect(mustClose(over, { ...nothing, ...left }, now)).toBe(false);
    const day = 24 * 60 * 60_000;
    const upcoming = [now + 1, day - 1, day];
    expect(upcoming.map((upcomingAt) => mustClose({ ...over, upcomingAt }, nothing, now))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
