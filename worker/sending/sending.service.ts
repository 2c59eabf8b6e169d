import { closeCampaign } from '../campaigns/closing.service.ts';
import { isPausedOn } from '../campaigns/course.rules.ts';
import { decideKind } from '../campaigns/kind.rules.ts';
import {
  type Channel,
  type ChannelName,
  type Delivery,
  type Outcome,
  providerNames,
} from '../channels/channel.ts';
import type { Deps } from '../deps.ts';
import type { HabitKind } from '../domain.ts';
import { linksOf } from '../links/links.service.ts';
import { describeError } from '../log.ts';
import { choiceLinks } from '../offers/offering.rules.ts';
import type { Given } from '../offers/offers.rules.ts';
import type { Claim, Ledger } from '../schedule/ledger.ts';
import { localDateAt, minuteOfDayAt } from '../schedule/local-time.ts';
import { onlyCameBack, reasonToStop } from '../stops/stops.rules.ts';
import { messageForms } from '../writer/message-forms.ts';
import { weekToWrite } from '../writing/coming-week.rules.ts';
import { type Composing, compose } from './composing.rules.ts';
import { recordStatements } from './records.repo.ts';
import { dueLimit, readDue } from './sending.repo.ts';
import {
  channelOf,
  channelOrder,
  decideSending,
  judgeOutcome,
  type SendRecord,
  type Try,
} from './sending.rules.ts';

type Snapshot = Awaited<ReturnType<typeof readDue>>;
type Message = Snapshot['due'][number];
type Campaign = NonNullable<Snapshot['campaign']> & { kind: HabitKind };
type Contact = NonNullable<Snapshot['contact']>;
type Recipient = { contact: Contact; stops: Snapshot['stops'] };

/** A delivery that is due: of a message at its minute, or of one that comes again because it was put off. */
type Errand = { message: Message; again: number; dueAt: number; tries: number };

type Task = Errand & { given: Given | null; composing: Composing; isDropped: () => boolean };

const firstErrand = (message: Message): Errand => ({
  message,
  again: 0,
  dueAt: message.scheduledFor,
  tries: message.tries,
});

const secondErrand = (message: Message, now: number): Errand => ({
  message,
  again: message.snoozes,
  dueAt: message.snoozedUntil ?? now,
  tries: message.snoozeTries,
});

/** The same over every try of a delivery. One that comes again is on purpose another, or it would replace the first. */
export const identifierOf = (messageId: number, again = 0) =>
  again === 0 ? `message-${messageId}` : `message-${messageId}-again-${again}`;

/** What comes next: when to come back, null when nothing will ever be due again; the week to be written now, if one is. */
export type Outlook = { next: number | null; weekToWrite: number | null };

const nothingToCome: Outlook = { next: null, weekToWrite: null };

/** An alarm is ended from outside after 15 minutes. Where providers are silent one after the other, the next goes on. */
const longestRun = 5 * 60_000;

/**
 * Sends what is due of one campaign: claim, send, keep, record. Two round trips to the database, whatever is sent.
 * @param isDropped whether the campaign was deleted meanwhile: nothing more of it leaves then
 */
export async function sendDue(
  deps: Deps,
  ledger: Ledger,
  campaignId: number,
  isDropped: () => boolean = () => false,
): Promise<Outlook> {
  const now = deps.clock.now();
  const snapshot = await readDue(deps.db, campaignId, now);
  const { contact, stops, due, putOff, past } = snapshot;
  if (snapshot.campaign === undefined || contact === undefined) return nothingToCome;
  const campaign = {
    ...snapshot.campaign,
    kind: snapshot.campaign.kind ?? decideKind(undefined, snapshot.campaign),
  };

  const claims = await ledger.claims();
  const sentBefore = [...claims.values()].flatMap(({ record }) => (record === null ? [] : [record]));
  // One delivery of a message at a time: what was sent is recorded before the message comes again.
  const settled = new Set(sentBefore.map((record) => record.messageId));
  const isHeldUp = (message: Message) => message.status === 'scheduled' || settled.has(message.id);
  const heldUp = new Set(putOff.filter(isHeldUp).map((message) => message.id));
  const open = [
    ...due.filter((message) => !settled.has(message.id)).map(firstErrand),
    ...putOff.filter((message) => !isHeldUp(message)).map((message) => secondErrand(message, now)),
  ];
  const isWaiting = ({ message }: Errand) => (message.nextTryAt ?? 0) > now;

  const leaving = open.filter((one) => !isWaiting(one));
  const today = localDateAt(now, campaign.timeZone);
  const composing = compose(
    leaving.flatMap(({ message, again }) => (again === 0 ? [message] : [])),
    circumstancesOf(campaign, today),
    past,
    today,
  );
  const records = [...sentBefore];
  let left: readonly Errand[] = [];
  for (const [place, errand] of leaving.entries()) {
    if (deps.clock.now() - now >= longestRun) {
      left = leaving.slice(place);
      break;
    }
    const claim = claims.get(errand.message.id);
    const given = composing.given.get(errand.message.id) ?? null;
    const task = { ...errand, given, composing, isDropped };
    records.push(await handle(deps, ledger, task, campaign, { contact, stops }, claim));
    if (isDropped()) return nothingToCome;
  }
  const waiting = open.filter(isWaiting).map(({ message }) => message);
  const tryAgain = [...waiting, ...records].flatMap(({ nextTryAt }) =>
    nextTryAt === null ? [] : [nextTryAt],
  );
  const mayBeMore = due.length === dueLimit || putOff.length === dueLimit;
  const isNowFree = records.some(({ messageId, status }) => heldUp.has(messageId) && status !== 'scheduled');
  const isMoreDue = isNowFree || left.length > 0 || (mayBeMore && records.length > 0);
  // Nothing of a campaign that is over leaves, but for its last word: that waits for what is on its way.
  const isOpen = isMoreDue || tryAgain.length > 0;
  const isOver = !campaign.completed && campaign.endsAt <= now && !isOpen;
  const closing = isOver ? await closeCampaign(deps, campaign) : [];
  const [first, ...rest] = [...records.flatMap((record) => recordStatements(deps.db, record)), ...closing];
  if (first !== undefined) await deps.db.batch([first, ...rest]);
  const untouched = new Set(left.map(({ message }) => message.id));
  const settledNow = [...records.map(({ messageId }) => messageId), ...claims.keys()];
  await ledger.settle(settledNow.filter((id) => !untouched.has(id)));

  const next = [
    ...tryAgain,
    ...[campaign.upcomingAt, campaign.upcomingAgain].filter((at) => at !== null),
    ...(isMoreDue ? [now] : []),
    ...(closing.length > 0 ? [now] : campaign.completed || isOpen ? [] : [campaign.endsAt]),
    ...(campaign.active && (campaign.aiNextTryAt ?? 0) > now ? [campaign.aiNextTryAt ?? now] : []),
  ];
  return {
    next: next.length === 0 ? null : Math.min(...next),
    weekToWrite:
      waysOf(campaign, { contact, stops }).stopped !== null
        ? null
        : weekToWrite(campaign, campaign.upcomingWeek ?? undefined, now),
  };
}

const circumstancesOf = (campaign: Campaign, today: string) => ({
  ...campaign,
  lastDate: campaign.lastDate ?? today,
  toldToday: campaign.toldToday === 1,
  offeredEveryOtherDay: campaign.offeredEveryOtherDay === 1,
  closedQuestions: JSON.parse(campaign.closedQuestions) as { question: string; week: number }[],
});

/** The channels that a message of the campaign may take, in order, or why none may be taken. */
function waysOf({ deliveryMethod }: Campaign, { contact, stops }: Recipient) {
  const own = channelOf[deliveryMethod];
  const channels = channelOrder(deliveryMethod, {
    emailFallback: contact.emailFallback,
    emailStopped: reasonToStop(stops, 'email') !== null,
    ownCameBack: onlyCameBack(stops, own),
  });
  return {
    channels,
    stopped: channels.includes(own) || channels.length === 0 ? reasonToStop(stops, own) : null,
  };
}

async function handle(
  deps: Deps,
  ledger: Ledger,
  { message: planned, given, composing, again, dueAt, tries: triesBefore, isDropped }: Task,
  campaign: Campaign,
  { contact, stops }: Recipient,
  claim: Claim | undefined,
): Promise<SendRecord> {
  const startedAt = deps.clock.now();
  const message = given === null ? planned : { ...planned, offer: given.offer, ...given.text };
  const channel = channelOf[campaign.deliveryMethod];
  const { channels, stopped } = waysOf(campaign, { contact, stops });
  const attempt = Math.max(triesBefore, claim?.attempt ?? 0) + 1;
  const identifier = identifierOf(message.id, again);
  const base = { messageId: message.id, again, dueAt, attempt, identifier };
  const decision = decideSending(
    {
      kind: message.kind,
      isCheckIn: message.writer === 'built-in',
      completed: message.completed,
      paused: isPausedOn(message.localDate, campaign.pausedUntil),
      dueAt,
      notTaken: again === 0 && triesBefore > 0 ? message.reason : null,
    },
    { active: campaign.active, onHold: campaign.onHold, habitKind: campaign.kind, channel, stopped },
    startedAt,
    // Where the person lives now: the message may have been planned before they moved.
    minuteOfDayAt(startedAt, campaign.timeZone),
  );
  if (decision.kind === 'skip') {
    const { reason } = decision;
    return logged(deps, campaign.id, {
      ...base,
      status: 'skipped',
      nextTryAt: null,
      reason,
      channel,
      given: null,
      tries: [
        {
          channel,
          outcome: 'skipped',
          reason,
          providerId: null,
          requestId: null,
          startedAt,
          finishedAt: startedAt,
        },
      ],
      finishedAt: startedAt,
    });
  }

  await ledger.claim(message.id, attempt);
  const links = await linksOf(deps, message);
  const { open } = links;
  const { outcome, tries } = await tryChannels(
    deps,
    { channels, isDropped },
    {
      identifier,
      contact,
      forms: messageForms(
        campaign,
        {
          ...message,
          ownWords: [...(message.ownWords ?? [])],
          ...(message.kind === 'planned' ? composing.linesFor(message) : {}),
          question: message.kind === 'planned' ? composing.questionFor(message.week) : null,
        },
        open,
      ),
      links: { ...links, ...choiceLinks(open, message, campaign.kind) },
      // The last word of a campaign has nothing to answer.
      ...(message.kind === 'closing' ? {} : { messageId: message.id }),
    },
  );
  const finishedAt = deps.clock.now();
  const record: SendRecord = {
    ...base,
    ...judgeOutcome(outcome, attempt, dueAt, finishedAt),
    channel: tries.at(-1)?.channel ?? channel,
    given,
    tries,
    finishedAt,
  };
  await ledger.keep(record);
  return logged(deps, campaign.id, record);
}

/** Tries the channels in their order, the next only when the one before refused for good, and not by the person's own wish. */
async function tryChannels(
  deps: Deps,
  { channels, isDropped }: { channels: readonly ChannelName[]; isDropped: () => boolean },
  delivery: Delivery,
) {
  const tries: Try[] = [];
  let outcome: Outcome = { kind: 'refused', reason: 'There is no way to reach you' };
  for (const channel of channels) {
    const startedAt = deps.clock.now();
    outcome = await tryChannel(deps, deps.channels[channel], delivery);
    tries.push({
      channel,
      outcome: outcome.kind,
      reason: outcome.kind === 'accepted' ? null : outcome.reason,
      ...providerNames(outcome),
      startedAt,
      finishedAt: deps.clock.now(),
    });
    if (outcome.kind !== 'refused' || outcome.isTheirWish || isDropped()) break;
  }
  return { outcome, tries };
}

function logged(deps: Deps, campaignId: number, record: SendRecord): SendRecord {
  deps.log('send', {
    campaignId,
    messageId: record.messageId,
    channel: record.channel,
    again: record.again,
    attempt: record.attempt,
    outcomes: record.tries.map((attempt) => attempt.outcome).join(','),
    status: record.status,
    latenessMilliseconds: record.finishedAt - record.dueAt,
  });
  return record;
}

const channelWords = { email: 'Email is', sms: 'Text messages are', push: 'App notifications are' } as const;

/** One try through one channel. Whatever goes wrong is an outcome. */
export async function tryChannel(deps: Deps, channel: Channel | null, delivery: Delivery): Promise<Outcome> {
  if (channel === null) return { kind: 'refused', reason: 'This way of sending is not set up here' };
  const unreachable = channel.unreachable(delivery.contact);
  if (unreachable !== null) return { kind: 'refused', reason: unreachable };
  try {
    return await channel.send(delivery);
  } catch (error) {
    deps.log('channel_fault', { channel: channel.name, error: describeError(error) });
    return { kind: 'retry', reason: `${channelWords[channel.name]} out of order at the moment` };
  }
}
