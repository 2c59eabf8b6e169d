import type { BatchItem } from 'drizzle-orm/batch';
import { channelOf } from '../domain.ts';
import { localDateAt, minuteOfDayAt } from '../planning/local-time.ts';
import { describeError } from '../platform/log.ts';
import { decideKind } from '../writer/kind.rules.ts';
import { messageForms } from '../writer/message-forms.ts';
import { notCalled, notWritten, tryChannels } from './channel-tries.service.ts';
import { type Composer, composerFor } from './composing.rules.ts';
import { composeOrKeep } from './composing.service.ts';
import type { DeliveryDeps } from './deps.ts';
import type { Claim, Ledger } from './ledger.ts';
import { linksOf } from './links.service.ts';
import { choiceLinks } from './offering.rules.ts';
import { recordStatements } from './records.repo.ts';
import { type DueCampaign, dueLimit, readDue } from './sending.repo.ts';
import {
  channelsFor,
  decideSending,
  type HoldState,
  judgeOutcome,
  maxAttempts,
  outcomeUnknown,
  type SendRecord,
} from './sending.rules.ts';

type Snapshot = Awaited<ReturnType<typeof readDue>>;
type Message = Snapshot['due'][number];
type Contact = NonNullable<Snapshot['contact']>;

/** A delivery that is due: of a message at its minute, or of one that comes again because it was put off. */
type Errand = { message: Message; again: number; dueAt: number; tries: number };

type Task = Errand & { compose: Composer; isDropped: () => boolean };

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
  deps: DeliveryDeps,
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
    emailFallback: contact.emailFallback,
    stops,
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
  const leavingIds = new Set(leaving.filter(({ again }) => again === 0).map(({ message }) => message.id));
  const before = past.filter(({ id }) => !leavingIds.has(id));
  const compose = composerFor(circumstancesOf(campaign, today), before, today);
  const records = [...sentBefore];
  let left: readonly Errand[] = [];
  for (const [place, errand] of leaving.entries()) {
    if (deps.clock.now() - now >= longestRun) {
      left = leaving.slice(place);
      break;
    }
    const claim = claims.get(errand.message.id);
    const task = { ...errand, compose, isDropped };
    records.push(await handle(deps, ledger, task, campaign, contact, claim));
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
  const closing = isOver ? await deps.lifecycle.close(deps, campaign) : [];
  const taken = new Set(await record(deps, campaignId, records, closing));
  const kept = new Set([
    ...left.map(({ message }) => message.id),
    ...records.filter((one) => !taken.has(one)).map(({ messageId }) => messageId),
  ]);
  const settledNow = [...records.map(({ messageId }) => messageId), ...claims.keys()];
  await ledger.settle(settledNow.filter((id) => !kept.has(id)));

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
      channelsFor(campaign).stopped !== null
        ? null
        : deps.lifecycle.weekToWrite(campaign, campaign.upcomingWeek ?? undefined, now),
  };
}

const circumstancesOf = (campaign: DueCampaign, today: string) => ({
  ...campaign,
  lastDate: campaign.lastDate ?? today,
  toldToday: campaign.toldToday === 1,
  offeredEveryOtherDay: campaign.offeredEveryOtherDay === 1,
  closedQuestions: JSON.parse(campaign.closedQuestions) as { question: string; week: number }[],
});

async function handle(
  deps: DeliveryDeps,
  ledger: Ledger,
  task: Task,
  campaign: DueCampaign & HoldState,
  contact: Contact,
  claim: Claim | undefined,
): Promise<SendRecord> {
  const { message, again, dueAt, tries: triesBefore } = task;
  const startedAt = deps.clock.now();
  const channel = channelOf[campaign.deliveryMethod];
  const attempt = Math.max(triesBefore, claim?.attempt ?? 0) + 1;
  const identifier = identifierOf(message.id, again);
  const base = { messageId: message.id, again, dueAt, channel, attempt, identifier, given: null };
  const decision = decideSending(
    { ...message, dueAt, notTaken: again === 0 && triesBefore > 0 ? message.reason : null },
    campaign,
    startedAt,
    // Where the person lives now: the message may have been planned before they moved.
    minuteOfDayAt(startedAt, campaign.timeZone),
  );
  const isSkipped = decision.kind === 'skip';
  if (claim !== undefined && (isSkipped || attempt > maxAttempts)) {
    // It may have been sent before the crash. Whoever marked it done has most likely got it.
    const isTaken = isSkipped && decision.cause === 'done';
    const at = claim.startedAt ?? dueAt;
    return logged(deps, campaign.id, {
      ...base,
      attempt: claim.attempt,
      status: isTaken ? 'sent' : 'failed',
      nextTryAt: null,
      reason: outcomeUnknown,
      tries: [notCalled(channel, 'unknown', outcomeUnknown, at)],
      finishedAt: at,
    });
  }
  if (isSkipped) {
    const { reason } = decision;
    const tries = [notCalled(channel, 'skipped', reason, startedAt)];
    return logged(deps, campaign.id, {
      ...base,
      ...{ status: 'skipped', nextTryAt: null, reason, tries, finishedAt: startedAt },
    });
  }

  await ledger.claim(message.id, attempt, startedAt);
  const { given, outcome, tries } = await send(deps, task, campaign, contact, identifier);
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

/** Gives a message its text and hands it to a channel. Whatever goes wrong is an outcome: no other message suffers. */
async function send(
  deps: DeliveryDeps,
  { message: planned, compose, isDropped }: Task,
  campaign: DueCampaign & HoldState,
  contact: Contact,
  identifier: string,
) {
  try {
    const composed = composeOrKeep(deps, compose, planned);
    if (composed === null) throw new Error('Its text waits for values');
    const { given } = composed;
    const message = { ...planned, ...(given === null ? {} : { offer: given.offer }), ...given?.text };
    const links = await linksOf(deps, message);
    const { open } = links;
    const tried = await tryChannels(
      deps,
      { order: channelsFor(campaign).channels, isDropped },
      {
        identifier,
        contact,
        forms: messageForms(
          campaign,
          { ...composed, ...message, ownWords: [...(message.ownWords ?? [])] },
          open,
        ),
        links: { ...links, ...choiceLinks(open, message, campaign.kind) },
        // The last word of a campaign has nothing to answer.
        ...(message.kind === 'closing' ? {} : { messageId: message.id }),
      },
    );
    return { given, ...tried };
  } catch (error) {
    deps.log('text_fault', {
      campaignId: campaign.id,
      messageId: planned.id,
      error: describeError(error),
    });
    return { given: null, ...notWritten(channelOf[campaign.deliveryMethod], deps.clock.now()) };
  }
}

/**
 * Writes down what came of each delivery. Where the database does not take all of it together, it is told each by
 * itself, so that one that it cannot take holds up no other; that one stays claimed and is told again later.
 * @returns the records that the database has now
 * @throws when it takes none, or does not end the campaign
 */
async function record(
  { db, log }: DeliveryDeps,
  campaignId: number,
  records: readonly SendRecord[],
  closing: readonly BatchItem<'sqlite'>[],
): Promise<readonly SendRecord[]> {
  const [first, ...rest] = [...records.flatMap((one) => recordStatements(db, one)), ...closing];
  if (first === undefined) return [];
  try {
    await db.batch([first, ...rest]);
    return records;
  } catch (error) {
    if (records.length < 2) throw error;
    const taken: SendRecord[] = [];
    for (const one of records) {
      try {
        const [head, ...tail] = recordStatements(db, one);
        if (head !== undefined) await db.batch([head, ...tail]);
        taken.push(one);
      } catch (fault) {
        log('record_fault', { campaignId, messageId: one.messageId, error: describeError(fault) });
      }
    }
    if (taken.length === 0 || closing.length > 0) throw error;
    return taken;
  }
}

function logged(deps: DeliveryDeps, campaignId: number, record: SendRecord): SendRecord {
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
