import { closeCampaign } from '../campaigns/closing.service.ts';
import type { Channel, ChannelName, Delivery, Links, Outcome } from '../channels/channel.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import type { Claim, Ledger } from '../schedule/ledger.ts';
import { minuteOfDayAt } from '../schedule/local-time.ts';
import { messageForms } from '../writers/message-forms.ts';
import { readDue, recordStatements, selectOverdueCampaigns } from './sending.repo.ts';
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
type Campaign = NonNullable<Snapshot['campaign']>;
type Contact = NonNullable<Snapshot['contact']>;

/** The same over every try of a message. */
export const identifierOf = (messageId: number) => `message-${messageId}`;

/**
 * Sends what is due of one campaign: claim, send, keep, record. Two round trips to the database, whatever is sent.
 * @returns when to come back, in epoch milliseconds; null when nothing of the campaign will ever be due again
 */
export async function sendDue(deps: Deps, ledger: Ledger, campaignId: number): Promise<number | null> {
  const now = deps.clock.now();
  const { campaign, contact, due, nextAt } = await readDue(deps.db, campaignId, now);
  if (campaign === undefined || contact === undefined) return null;

  const claims = await ledger.claims();
  const sentBefore = [...claims.values()].flatMap(({ record }) => (record === null ? [] : [record]));
  const settled = new Set(sentBefore.map((record) => record.messageId));
  const open = due.filter((message) => !settled.has(message.id));
  const waiting = open.filter((message) => (message.nextTryAt ?? 0) > now);
  const ready = open.filter((message) => (message.nextTryAt ?? 0) <= now);

  const records = [...sentBefore];
  for (const message of ready) {
    records.push(await handle(deps, ledger, message, campaign, contact, claims.get(message.id)));
  }
  const closing = !campaign.completed && campaign.endsAt <= now ? await closeCampaign(deps, campaign) : [];
  const [first, ...rest] = [...records.flatMap((record) => recordStatements(deps.db, record)), ...closing];
  if (first !== undefined) await deps.db.batch([first, ...rest]);
  await ledger.settle([...records.map((record) => record.messageId), ...claims.keys()]);

  const tryAgain = [...waiting, ...records].flatMap(({ nextTryAt }) =>
    nextTryAt === null ? [] : [nextTryAt],
  );
  const next = [
    ...tryAgain,
    ...(nextAt === null ? [] : [nextAt]),
    ...(closing.length > 0 ? [now] : campaign.completed ? [] : [campaign.endsAt]),
  ];
  return next.length === 0 ? null : Math.min(...next);
}

async function handle(
  deps: Deps,
  ledger: Ledger,
  message: Message,
  campaign: Campaign,
  contact: Contact,
  claim: Claim | undefined,
): Promise<SendRecord> {
  const startedAt = deps.clock.now();
  const channel = channelOf[campaign.deliveryMethod];
  const attempt = Math.max(message.tries, claim?.attempt ?? 0) + 1;
  const base = { messageId: message.id, attempt, identifier: identifierOf(message.id) };
  const localMinute = minuteOfDayAt(startedAt, message.timeZone);
  const decision = decideSending(message, { active: campaign.active, channel }, startedAt, localMinute);
  if (decision.kind === 'skip') {
    const { reason } = decision;
    return logged(deps, campaign.id, message, {
      ...base,
      status: 'skipped',
      nextTryAt: null,
      reason,
      channel,
      tries: [{ channel, outcome: 'skipped', reason, providerId: null, startedAt, finishedAt: startedAt }],
      finishedAt: startedAt,
    });
  }

  await ledger.claim(message.id, attempt);
  const { outcome, tries } = await tryChannels(
    deps,
    channelOrder(campaign.deliveryMethod, contact.emailFallback),
    {
      identifier: base.identifier,
      contact,
      forms: messageForms(campaign, message),
      links: linksOf(deps, campaign.id),
    },
  );
  const finishedAt = deps.clock.now();
  const record: SendRecord = {
    ...base,
    ...judgeOutcome(outcome, attempt, message.scheduledFor, finishedAt),
    channel: tries.at(-1)?.channel ?? channel,
    tries,
    finishedAt,
  };
  await ledger.keep(record);
  return logged(deps, campaign.id, message, record);
}

/** Tries the channels in their order, the next only when the one before refused for good. */
async function tryChannels(deps: Deps, channels: readonly ChannelName[], delivery: Delivery) {
  const tries: Try[] = [];
  let outcome: Outcome = { kind: 'refused', reason: 'There is no way to reach you' };
  for (const channel of channels) {
    const startedAt = deps.clock.now();
    outcome = await tryChannel(deps, deps.channels[channel], delivery);
    tries.push({
      channel,
      outcome: outcome.kind,
      reason: outcome.kind === 'accepted' ? null : outcome.reason,
      providerId: outcome.kind === 'accepted' ? outcome.providerId : null,
      startedAt,
      finishedAt: deps.clock.now(),
    });
    if (outcome.kind !== 'refused') break;
  }
  return { outcome, tries };
}

function logged(deps: Deps, campaignId: number, message: Message, record: SendRecord): SendRecord {
  deps.log('send', {
    campaignId,
    messageId: record.messageId,
    channel: record.channel,
    attempt: record.attempt,
    outcomes: record.tries.map((attempt) => attempt.outcome).join(','),
    status: record.status,
    latenessMilliseconds: record.finishedAt - message.scheduledFor,
  });
  return record;
}

/** Where a campaign's message leads to. */
export const linksOf = (deps: Deps, campaignId: number): Links => ({
  open: `${deps.settings.APP_ORIGIN}/campaigns/${campaignId}`,
  unsubscribe: null,
});

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

/** How many overdue campaigns one healing run wakes at most; the next run goes on. */
const healingLimit = 500;
/** What is later than this has lost its alarm, or its alarm is failing. */
const overdueAfter = 5 * 60_000;

/** Wakes the objects of campaigns that are overdue, so that even a lost alarm heals. */
export async function healSchedules(deps: Deps): Promise<number> {
  const overdue = await selectOverdueCampaigns(deps.db, deps.clock.now() - overdueAfter, healingLimit);
  const woken = await Promise.allSettled(overdue.map((campaignId) => deps.schedules.wake(campaignId)));
  const failed = woken.filter((result) => result.status === 'rejected').length;
  deps.log('heal', { overdue: overdue.length, failed });
  return overdue.length;
}
