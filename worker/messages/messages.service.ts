import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { Deps } from '../delivery/deps.ts';
import { holdOn } from '../delivery/send.rules.ts';
import type { Caller } from '../http/session.ts';
import { localDateAt } from '../planning/local-time.ts';
import { inFlightMargin, notesFor } from '../planning/plan.ts';
import { badInput, conflict, notFound } from '../platform/errors.ts';
import { fillValues, openValues, type TextValues } from '../writer/fill.ts';
import { neutralLabel } from '../writer/fit-text.ts';
import { isDanger } from '../writer/kinds.ts';
import { textValuesAt } from '../writer/send-time-text.ts';
import { changeFor, newMark, nothingToMark, takesReplies, whyNotAgain } from './marks.rules.ts';
import { changeOwnMessage, holdCampaign, setMark } from './messages.repo.ts';
import type { MessageView, UpdateMessageInput } from './messages.schemas.ts';
import {
  type MessageCampaign,
  readCampaignMessages,
  readOwnMessage,
  type ShownMessage,
} from './shown-messages.repo.ts';

export function viewMessage(row: ShownMessage, campaign: MessageCampaign, values: TextValues): MessageView {
  const isOurText = row.writer !== 'person';
  const heldBack = holdOn(row, campaign)?.heldBack ?? null;
  const filled = isOurText && row.status !== 'sent' ? fillValues(row, values) : row;
  return {
    id: row.id,
    campaignId: row.campaignId,
    campaignTitle: campaign.kind === 'danger' ? neutralLabel : campaign.title,
    onHold: campaign.onHold,
    content: filled.content,
    ownWords: filled.ownWords ?? [],
    condition: row.condition,
    slots: isOurText && row.status === 'scheduled' ? openValues(row) : [],
    notes: row.offer === 'lapse' ? notesFor({ week: row.week, kind: 'lapse' }) : row.notes,
    kind: row.kind,
    writer: row.writer,
    rating: row.writer === 'person' ? null : row.rating,
    offer: row.offer,
    dropped: row.status === 'skipped' && row.cause === 'every_other_day',
    scheduledFor: new Date(row.scheduledFor).toISOString(),
    localDate: row.localDate,
    timeZone: row.timeZone,
    sent: row.status === 'sent',
    completed: row.mark === 'done',
    markedAt: row.mark === null || row.markedAt === null ? null : new Date(row.markedAt).toISOString(),
    note: row.dayNote,
    skippedByPerson: row.mark === 'skipped',
    smaller: row.smaller,
    snoozedUntil: row.snoozedUntil === null ? null : new Date(row.snoozedUntil).toISOString(),
    status: row.status,
    heldBack: row.status === 'scheduled' ? heldBack : null,
    heldBackAgain: row.status === 'sent' ? heldBack : null,
    sentAt: row.sentAt === null ? null : new Date(row.sentAt).toISOString(),
    channel: row.channel,
    tries: row.tries,
    // A mark that has since been removed no longer explains anything.
    reason: row.mark === null && (row.cause === 'done' || row.cause === 'day_skipped') ? null : row.reason,
  };
}

export async function listCampaignMessages(deps: Deps, caller: Caller, campaignId: number) {
  const now = deps.clock.now();
  const campaignMessages = await readCampaignMessages(deps.db, caller, campaignId, now);
  if (campaignMessages === null) throw notFound('Campaign');
  const { rows, campaign, plan } = campaignMessages;
  const values = textValuesAt(plan, rows, now);
  return rows.map((row) => viewMessage(row, campaign, values));
}

export async function findMessage({ db, clock }: Deps, caller: Caller, id: number) {
  const message = await readOwnMessage(db, caller, id, clock.now());
  if (message === null) throw notFound('Message');
  return message;
}

/** Marks the day, adds a note, or replaces an unsent text. Words that sound like danger put the campaign on hold. */
export async function changeMessage(
  deps: Deps,
  caller: Caller,
  id: number,
  change: Omit<UpdateMessageInput, 'at'> & { at: number },
) {
  const now = deps.clock.now();
  const { row } = await findMessage(deps, caller, id);
  const { note, content, at } = change;
  // First, because it counts even if the change is refused.
  if (isNewDanger(note, row.dayNote) || isNewDanger(content, row.content))
    await holdCampaign(deps.db, caller.userId, row.campaignId);
  const mark = newMark(change, row.mark);
  if ((mark ?? null) !== null && !takesReplies(row)) throw conflict(nothingToMark);
  const marksOrNotes = (mark ?? null) !== null || (note ?? null) !== null;
  if (marksOrNotes && row.localDate > localDateAt(now, row.timeZone))
    throw badInput('This day hasn’t come yet. You can mark it when it does');
  if (content !== undefined && (row.status === 'sent' || isOnItsWay(row, now))) throw textIsFinal(row);
  const isChanged = await changeOwnMessage(
    deps.db,
    caller.userId,
    id,
    {
      mark,
      note,
      at,
      words: content === undefined ? undefined : { content, ...userText },
    },
    now,
  );
  const message = await readMessage(deps, caller, id);
  if (!isChanged) throw textIsFinal(message);
  return message;
}

/** Words saved twice, such as by two devices, don't start another hold. */
const isNewDanger = (words: string | null | undefined, before: string | null) =>
  typeof words === 'string' && words !== before && isDanger(words);

const isOnItsWay = ({ status, scheduledFor }: Pick<ShownMessage, 'status' | 'scheduledFor'>, now: number) =>
  status === 'scheduled' && scheduledFor <= now + inFlightMargin;

const textIsFinal = ({ status }: Pick<ShownMessage, 'status'>) =>
  conflict(
    status === 'sent'
      ? 'This message has already been sent, so it can’t be changed'
      : 'This message is on its way, so it can’t be changed',
  );

/** "In an hour". */
export async function snoozeMessage(deps: Deps, caller: Caller, id: number): Promise<MessageView> {
  const now = deps.clock.now();
  const { row, campaign } = await findMessage(deps, caller, id);
  if (row.status === 'scheduled') throw conflict('This message hasn’t been sent yet');
  if (row.mark === 'done') throw conflict('This day is already marked done');
  const heldBack = holdOn(row, campaign)?.heldBack ?? null;
  if (heldBack !== null) throw conflict(whyNotAgain(heldBack));
  const change = changeFor('snooze-hour', row, { ...campaign, heldBack }, now);
  if (change === null) throw conflict('It’s too late to send this message again today');
  await deps.db.batch(setMark(deps.db, id, change, { at: now, now }));
  await wakeSchedule(deps, row.campaignId);
  return readMessage(deps, caller, id);
}

export function assertRunning({ active, completed }: { active: boolean; completed: boolean }): void {
  if (completed) throw badInput('This campaign is over');
  if (!active) throw badInput('This campaign is stopped. Resume it first');
}

const userText = {
  writer: 'person',
  edited: true,
  ownWords: null,
  short: null,
  condition: null,
  entry: null,
} as const;

export async function readMessage(deps: Deps, caller: Caller, id: number): Promise<MessageView> {
  const { row, campaign } = await findMessage(deps, caller, id);
  return viewMessage(row, campaign, await valuesFor(deps, caller, row));
}

/** `textValuesAt` for a single message. Reads nothing if its text has no placeholders left. */
export async function valuesFor({ db, clock }: Deps, caller: Caller, row: ShownMessage): Promise<TextValues> {
  if (row.status === 'sent' || row.writer === 'person' || openValues(row).length === 0) return {};
  const now = clock.now();
  const campaignMessages = await readCampaignMessages(db, caller, row.campaignId, now);
  return campaignMessages === null ? {} : textValuesAt(campaignMessages.plan, campaignMessages.rows, now);
}
