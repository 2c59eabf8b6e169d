import { openSession, register } from '../../worker/accounts/accounts.service.ts';
import { createCampaign } from '../../worker/campaigns/creation.service.ts';
import { forEachChannel } from '../../worker/channels.ts';
import type { ObjectContext } from '../../worker/delivery/campaign-schedules.ts';
import { channelsFrom } from '../../worker/delivery/channels/channels.ts';
import { sendDue } from '../../worker/delivery/send-due.ts';
import { createDeps, type Deps } from '../../worker/deps.ts';
import { customTimeOption, DEFAULT_TIME_ZONE } from '../../worker/domain.ts';
import type { Env } from '../../worker/env.ts';
import { writeComingWeek } from '../../worker/messages/coming-week.service.ts';
import { changeMessage, listCampaignMessages } from '../../worker/messages/messages.service.ts';
import { addDays } from '../../worker/planning/calendar-date.ts';
import { localDateAt, minuteOfDayAt, toInstant } from '../../worker/planning/local-time.ts';
import type { LocalSettings } from '../local/local-secrets.ts';
import { memoryHolder } from './memory-holder.ts';
import { demoPerson, type Story, stories } from './stories.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The time the demo is loaded, in epoch milliseconds, and how many minutes later its next message is due. */
export type DemoTime = { now: number; nextMessageIn: number };

/** The demo's clock, which moves as its history is created. */
type Time = { now: number };

/** The app's dependencies with the demo's clock. The settings have no provider keys, so nothing is really sent. */
function createDemoDeps(database: unknown, settings: LocalSettings, time: Time): Deps {
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

/** A mail service that is down. */
const outOfOrder: Deps['channels'] = {
  ...forEachChannel(() => null),
  email: {
    name: 'email',
    unreachable: () => null,
    send: async () => ({ kind: 'retry', reason: 'The mail service did not answer in time' }),
  },
};

/** The time zone of this machine. */
const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;

function clockTimeIn(wait: number, now: number, timeZone: string): string {
  const minutes = (minuteOfDayAt(now, timeZone) + wait) % (24 * 60);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/**
 * Creates the demo account's history by running the app's own services at the times of the stories. Expects an empty
 * database with the app's tables.
 */
export async function liveDemo(
  database: unknown,
  settings: LocalSettings,
  { now, nextMessageIn }: DemoTime,
): Promise<void> {
  const time: Time = { now };
  const deps = createDemoDeps(database, settings, time);
  const timeZone = localTimeZone();
  const daysAgo = (days: number, minuteOfDay: number) =>
    toInstant(addDays(localDateAt(now, timeZone), -days), minuteOfDay, timeZone);

  time.now = daysAgo(Math.max(...stories.map((story) => story.startedDaysAgo)), 30);
  const { user } = await register(deps, { ...demoPerson, timezone: timeZone, address: 'localhost' });
  for (const story of stories) {
    time.now = daysAgo(story.startedDaysAgo, 60);
    const soon = clockTimeIn(nextMessageIn, now, timeZone);
    await liveCampaign(deps, time, { story, now, soon, userId: user.id, timeZone });
  }
}

/** Does what an alarm of the campaign's object does. */
async function lookAtPlan(deps: Deps, holder: ObjectContext, campaignId: number): Promise<number | null> {
  const { next, weekToWrite } = await sendDue(deps, holder, campaignId);
  if (next === null || weekToWrite === null) return next;
  const { signal } = new AbortController();
  await writeComingWeek(deps, { campaignId, week: weekToWrite, nextSend: next, signal });
  return next;
}

async function liveCampaign(
  deps: Deps,
  time: Time,
  {
    story,
    now,
    soon,
    userId,
    timeZone,
  }: { story: Story; now: number; soon: string; userId: number; timeZone: string },
): Promise<void> {
  const { time: messageTime, ...campaign } = story.campaign;
  const startsAt = time.now;
  // A new session for every action, since none lasts as long as the story.
  const caller = async () => (await openSession(deps, userId)).caller;
  const {
    campaign: { id },
  } = await createCampaign({ ...deps, ids: { next: () => `demo: ${campaign.title}` } }, await caller(), {
    ...campaign,
    ...(messageTime === 'soon' ? { messageTime: customTimeOption, customTime: soon } : { messageTime }),
    startDate: localDateAt(startsAt, timeZone),
  });

  const holder = memoryHolder();
  const signs = story.course.join('');
  const today = localDateAt(now, timeZone);
  const past = (await listCampaignMessages(deps, await caller(), id)).filter(
    (message) => Date.parse(message.scheduledFor) <= now,
  );
  for (const [at, message] of past.entries()) {
    const sign = signs[at];
    const dueAt = Date.parse(message.scheduledFor);
    time.now = Math.min(dueAt + (sign === 'o' ? 4 * hour : 200 + ((at * 137) % 500)), now);
    let next = await lookAtPlan(sign === 'f' ? { ...deps, channels: outOfOrder } : deps, holder, id);
    while (sign === 'f' && next !== null && next <= Math.min(dueAt + 3 * hour, now)) {
      time.now = next;
      next = await lookAtPlan({ ...deps, channels: outOfOrder }, holder, id);
    }
    const note = story.notes?.[at];
    const doneAt = dueAt + (4 + ((at * 53) % 170)) * minute;
    if (sign === 'x' && message.localDate !== today && doneAt <= now) {
      time.now = doneAt;
      await changeMessage(deps, await caller(), message.id, { completed: true });
    }
    if (note !== undefined && message.localDate !== today) {
      time.now = Math.max(time.now, Math.min(doneAt, now));
      await changeMessage(deps, await caller(), message.id, { note });
    }
  }
  await finish(deps, holder, time, { id, now });
}

/** Runs the remaining alarms until now, such as the one that closes the campaign. */
async function finish(
  deps: Deps,
  holder: ObjectContext,
  time: Time,
  { id, now }: { id: number; now: number },
): Promise<void> {
  let next = await lookAtPlan(deps, holder, id);
  while (next !== null && next <= now) {
    time.now = Math.max(next, time.now);
    next = await lookAtPlan(deps, holder, id);
  }
}
