import { openSession, register } from '../../worker/accounts/accounts.service.ts';
import { createCampaign } from '../../worker/campaigns/creation.service.ts';
import { forEachChannel } from '../../worker/channels.ts';
import type { Claim, ObjectContext } from '../../worker/delivery/campaign-schedules.ts';
import { channelsFrom } from '../../worker/delivery/channels/channels.ts';
import type { Deps } from '../../worker/delivery/deps.ts';
import { sendDue } from '../../worker/delivery/send-due.ts';
import { createDeps, type Env } from '../../worker/deps.ts';
import { customTimeOption, DEFAULT_TIME_ZONE } from '../../worker/domain.ts';
import { writeComingWeek } from '../../worker/messages/coming-week.service.ts';
import { changeMessage, listCampaignMessages } from '../../worker/messages/messages.service.ts';
import { addDays } from '../../worker/planning/calendar-date.ts';
import { clockTime, localDateAt, minuteOfDayAt, toInstant } from '../../worker/planning/local-time.ts';
import { demoUser, type Story, stories } from './stories.ts';

const minute = 60_000;
const hour = 60 * minute;

/** When the demo is loaded, in epoch milliseconds, and in how many minutes its next message is due. */
export type DemoTime = { now: number; nextMessageIn: number };

/** The demo's clock, which moves as its history is created. */
type DemoClock = { now: number };

/** The app's dependencies with the demo's clock. Without provider keys, nothing is really sent. */
function createDemoDeps(
  database: unknown,
  settings: Readonly<Record<string, string>>,
  time: DemoClock,
): Deps {
  const { SESSION_SECRET = '', APP_ORIGIN = '' } = settings;
  const deps = createDeps({
    DB: database,
    ENVIRONMENT: 'development',
    SESSION_SECRET,
    APP_ORIGIN,
  } as unknown as Env);
  const clock = { now: () => time.now };
  return {
    ...deps,
    clock,
    log: () => undefined,
    channels: channelsFrom(deps.settings, deps.db, clock),
    schedules: {
      wake: async () => undefined,
      sendNow: async () => null,
      forget: async () => undefined,
    },
  };
}

/** Channels with a mail service that is down. */
const brokenChannels: Deps['channels'] = {
  ...forEachChannel(() => null),
  email: {
    name: 'email',
    unreachable: () => null,
    send: async () => ({ kind: 'retry', reason: 'The mail service did not answer in time' }),
  },
};

const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;

/** The wall-clock time in `delay` minutes, `HH:MM`. */
function clockTimeIn(delay: number, now: number, timeZone: string): string {
  return clockTime((minuteOfDayAt(now, timeZone) + delay) % (24 * 60));
}

/**
 * Creates the demo account and its history by running the app's own services at the times in the stories. The database
 * must be migrated and empty.
 */
export async function createDemoHistory(
  database: unknown,
  settings: Readonly<Record<string, string>>,
  { now, nextMessageIn }: DemoTime,
): Promise<void> {
  const time: DemoClock = { now };
  const deps = createDemoDeps(database, settings, time);
  const timeZone = localTimeZone();
  const daysAgo = (days: number, minuteOfDay: number) =>
    toInstant(addDays(localDateAt(now, timeZone), -days), minuteOfDay, timeZone);

  time.now = daysAgo(Math.max(...stories.map((story) => story.startedDaysAgo)), 30);
  const { user } = await register(deps, { ...demoUser, timezone: timeZone, address: 'localhost' });
  const soon = clockTimeIn(nextMessageIn, now, timeZone);
  for (const story of stories) {
    time.now = daysAgo(story.startedDaysAgo, 60);
    await playCampaign(deps, time, { story, now, soon, userId: user.id, timeZone });
  }
}

/** Does what an alarm of the campaign's object does. @returns the time of the next alarm */
async function runAlarm(deps: Deps, object: ObjectContext, campaignId: number): Promise<number | null> {
  const { next, weekToWrite } = await sendDue(deps, object, campaignId);
  if (next === null || weekToWrite === null) return next;
  const { signal } = new AbortController();
  await writeComingWeek(deps, { campaignId, ...weekToWrite, nextSend: next, signal });
  return next;
}

type Played = { story: Story; now: number; soon: string; userId: number; timeZone: string };

async function playCampaign(
  deps: Deps,
  time: DemoClock,
  { story, now, soon, userId, timeZone }: Played,
): Promise<void> {
  const { time: messageTime, ...campaign } = story.campaign;
  const startsAt = time.now;
  // Each action opens a new session, since sessions expire sooner than a story ends.
  const caller = async () => (await openSession(deps, userId)).caller;
  const {
    campaign: { id },
  } = await createCampaign({ ...deps, ids: { next: () => `demo: ${campaign.title}` } }, await caller(), {
    ...campaign,
    ...(messageTime === 'soon' ? { messageTime: customTimeOption, customTime: soon } : { messageTime }),
    startDate: localDateAt(startsAt, timeZone),
  });

  const object = inMemoryObject();
  const days = story.days.join('');
  const today = localDateAt(now, timeZone);
  const past = (await listCampaignMessages(deps, await caller(), id)).filter(
    (message) => Date.parse(message.scheduledFor) <= now,
  );
  for (const [at, message] of past.entries()) {
    const day = days[at];
    const dueAt = Date.parse(message.scheduledFor);
    time.now = Math.min(dueAt + (day === 'o' ? 4 * hour : 200 + ((at * 137) % 500)), now);
    const sending = day === 'f' ? { ...deps, channels: brokenChannels } : deps;
    let next = await runAlarm(sending, object, id);
    while (day === 'f' && next !== null && next <= Math.min(dueAt + 3 * hour, now)) {
      time.now = next;
      next = await runAlarm(sending, object, id);
    }
    const note = story.notes?.[at];
    const doneAt = dueAt + (4 + ((at * 53) % 170)) * minute;
    if (day === 'x' && message.localDate !== today && doneAt <= now) {
      time.now = doneAt;
      await changeMessage(deps, await caller(), message.id, { completed: true, at: time.now });
    }
    if (note !== undefined && message.localDate !== today) {
      time.now = Math.max(time.now, Math.min(doneAt, now));
      await changeMessage(deps, await caller(), message.id, { note, at: time.now });
    }
  }
  // The remaining alarms until now, such as the one that closes the campaign.
  let next = await runAlarm(deps, object, id);
  while (next !== null && next <= now) {
    time.now = Math.max(next, time.now);
    next = await runAlarm(deps, object, id);
  }
}

/** An in-memory stand-in for a campaign's Durable Object. */
export function inMemoryObject(): ObjectContext {
  const claims = new Map<number, Claim>();
  return {
    claims: {
      all: () => new Map(claims),
      claim: async (attempt) => {
        claims.set(attempt.deliveryId, { ...attempt, failures: null, outcome: null });
      },
      saveOutcome: async (outcome, startedAt) => {
        const { deliveryId, attempt } = outcome;
        claims.set(deliveryId, { deliveryId, attempt, startedAt, finalText: null, failures: null, outcome });
      },
      remove: (deliveryIds) => {
        for (const id of deliveryIds) claims.delete(id);
      },
    },
    isDeleted: () => false,
    once: (_, run) => ({ isFirst: true, outcome: run() }),
  };
}
