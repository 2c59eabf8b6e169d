import { eq, sql } from 'drizzle-orm';
import { type CampaignRow, selectCampaign, selectProfile } from '../db/client.ts';
import { campaigns } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { ceilingReasons, giveBack, takeFromDay } from '../delivery/usage.service.ts';
import { CAMPAIGN_WEEKS, DEFAULT_TIME_ZONE, type Rating, type TextWriter } from '../domain.ts';
import { type Caller, readAs } from '../http/session.ts';
import { currentWeek, isoWeekday } from '../planning/calendar-date.ts';
import { dayEnd, localDateAt } from '../planning/local-time.ts';
import { notesFor, type PlannedSlot } from '../planning/plan.ts';
import { notFound } from '../platform/errors.ts';
import type { AiLimits } from '../writer/ai/ai-writer.ts';
import type { AiTask } from '../writer/ai/prompt.ts';
import { writeBuiltIn } from '../writer/built-in.ts';
import { contentFor } from '../writer/content.ts';
import { emptyPlan } from '../writer/facts.rules.ts';
import { fillValues } from '../writer/fill.ts';
import { historyAt } from '../writer/history.ts';
import { decideDoseVerb, decideKind } from '../writer/kinds.ts';
import { textValuesAt } from '../writer/send-time-text.ts';
import {
  type CampaignWords,
  habitOf,
  textColumns,
  type WritingTask,
  type WrittenText,
} from '../writer/writer.ts';
import { type ElsewhereRow, type MessageRow, type NewMessage, selectPlanned } from './messages.repo.ts';
import type { GeneratedMessage, GenerateMessageInput } from './messages.schemas.ts';
import { selectRetired } from './planned-messages.repo.ts';

/** Adds to each slot the entries that the user's other campaigns send on its day. */
export function withElsewhere<Slot extends { localDate: string }>(
  slots: readonly Slot[],
  elsewhere: readonly ElsewhereRow[],
) {
  const byDate = Map.groupBy(elsewhere, ({ localDate }) => localDate);
  return slots.map((slot) => ({
    ...slot,
    elsewhere: new Set(byDate.get(slot.localDate)?.flatMap(({ entry }) => entry ?? [])),
  }));
}

export function writePlannedMessages(
  task: Omit<WritingTask, 'slots'> & {
    slots: readonly PlannedSlot[];
    elsewhere: readonly ElsewhereRow[];
    timeZone: string;
    now: number;
  },
): NewMessage[] {
  const { slots, timeZone, now } = task;
  const written = writeBuiltIn({ ...task, slots: withElsewhere(slots, task.elsewhere) });
  const texts = new Map(written.map((text) => [text.slotIndex, text]));
  return slots.map((slot) => {
    const text = texts.get(slot.index);
    if (text === undefined) throw new Error(`The writer left slot ${slot.index} without a text`);
    return {
      kind: 'planned',
      notes: notesFor(slot),
      writer: 'built-in',
      ...textColumns(text),
      slotIndex: slot.index,
      week: slot.week,
      slotKind: slot.kind,
      localDate: slot.localDate,
      dayEndsAt: dayEnd(slot.localDate, timeZone),
      timeZone,
      scheduledFor: slot.scheduledFor,
      createdAt: now,
    };
  });
}

type TextPreferences = {
  /** Keys of content entries not to use again. */
  banned: ReadonlySet<string>;
  liked: readonly string[];
  disliked: readonly string[];
};

export function textPreferencesOf(
  messages: readonly Pick<MessageRow, 'content' | 'rating' | 'entry'>[],
  retired: readonly { textKey: string }[],
): TextPreferences {
  const rated = (rating: Rating) => messages.filter((message) => message.rating === rating);
  const down = rated('down');
  return {
    banned: new Set([...retired.map(({ textKey }) => textKey), ...down.flatMap(({ entry }) => entry ?? [])]),
    liked: rated('up').map(({ content }) => content),
    disliked: down.map(({ content }) => content),
  };
}

type AttributedText = WrittenText & { writer: TextWriter };

type AiUsage = { calls: number; tokens: number; error: string | null };

/** Reserved from the day's tokens until the actual usage is known. No call needs more. */
export const MAX_TOKENS = 40_000;

const noUsage: AiUsage = { calls: 0, tokens: 0, error: null };

/**
 * A text for every slot: the AI writer's if it passes the checks, otherwise the built-in writer's. No limits skip the AI
 * writer. Tokens count toward the campaign, if there is one, and its maximum.
 */
export async function writeBestTexts(
  deps: Pick<Deps, 'aiWriter' | 'log' | 'db' | 'clock' | 'settings'>,
  task: Omit<AiTask, 'purposes'>,
  limits: AiLimits | null,
  campaign: Pick<CampaignRow, 'id' | 'aiTokens'> | null,
): Promise<{ texts: AttributedText[]; use: AiUsage; isAtCeiling: boolean }> {
  const { aiWriter, log, db, settings } = deps;
  const texts: AttributedText[] = [];
  let use = noUsage;
  const left = campaign === null ? MAX_TOKENS : settings.AI_TOKENS_PER_CAMPAIGN - campaign.aiTokens;
  const requested =
    aiWriter === null || limits === null || task.slots.length === 0 ? 0 : Math.min(limits.tokens, left);
  const tokens = requested <= 0 ? 0 : await takeFromDay(deps, 'tokens', requested);
  if (aiWriter !== null && limits !== null && tokens > 0) {
    const { rows } = contentFor(task.habit.kind, task.habit.style);
    const { texts: written, ...used } = await aiWriter.write(
      {
        ...task,
        purposes: new Map([...rows].map(([slot, { purpose }]) => [slot, purpose])),
      },
      { ...limits, tokens },
    );
    await giveBack(deps, 'tokens', tokens - used.tokens);
    if (campaign !== null && used.calls > 0)
      await db
        .update(campaigns)
        .set({ aiTokens: sql`${campaigns.aiTokens} + ${used.tokens}` })
        .where(eq(campaigns.id, campaign.id));
    texts.push(...written.map((text) => ({ ...text, writer: aiWriter.name })));
    use = used;
    log('ai_writing', { writer: aiWriter.name, slots: task.slots.length, taken: written.length, ...used });
  }
  const taken = new Set(texts.map(({ slotIndex }) => slotIndex));
  const slots = task.slots.filter(({ index }) => !taken.has(index));
  const before = [...task.before, ...texts.map(({ content }) => content)];
  texts.push(
    ...writeBuiltIn({ ...task, slots, before }).map((text) => ({ ...text, writer: 'built-in' as const })),
  );
  return { texts, use, isAtCeiling: tokens < requested };
}

/** Tighter than for a whole week, because the user is waiting. */
const interactiveLimits: AiLimits = { timeLimit: 8000, tokens: 12_000 };

export async function generateForCampaign(
  deps: Deps,
  caller: Caller,
  campaignId: number,
): Promise<GeneratedMessage> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign], planned, [user], retired] = await readAs(deps, caller, [
    selectCampaign(db, caller.userId, campaignId),
    selectPlanned(db, caller.userId, campaignId),
    selectProfile(db, caller.userId),
    selectRetired(db, caller.userId, campaignId),
  ]);
  if (campaign === undefined || user === undefined) throw notFound('Campaign');
  const habit = habitOf(campaign);
  const today = localDateAt(now, campaign.timeZone);
  const past = planned.filter(({ scheduledFor, mark }) => scheduledFor <= now || mark === 'done');
  const history = historyAt(campaign, planned, now);
  const { banned, liked, disliked } = textPreferencesOf(planned, retired);
  const sent = past.map(({ content }) => content);
  const text = await writeOne(deps, user.aiWriting, campaign, {
    habit,
    week: currentWeek(campaign.startDate, today),
    weekday: isoWeekday(today),
    before: sent.slice(-14),
    earlier: [...sent.slice(-60), ...planned.map(({ content }) => content)].slice(-60),
    banned: new Set([...banned, ...past.flatMap(({ entry }) => entry ?? [])]),
    results: history.settled,
    liked,
    disliked,
  });
  const values = textValuesAt(campaign, planned, now);
  return {
    message: fillValues(text, values).content,
    writer: text.writer,
    notice: text.notice,
  };
}

export async function generateForHabit(
  deps: Deps,
  caller: Caller,
  input: GenerateMessageInput,
): Promise<GeneratedMessage> {
  const { db, clock } = deps;
  const [[user]] = await readAs(deps, caller, [selectProfile(db, caller.userId)]);
  const words = { title: input.habit, description: '' };
  const kind = decideKind(undefined, words);
  const campaign: CampaignWords = {
    ...emptyPlan,
    ...words,
    kind,
    messageStyle: input.style,
    frequency: 'Daily',
    sendMinute: 8 * 60,
    size: 'usual',
    doseVerb: decideDoseVerb(kind, undefined, words),
    topic: null,
  };
  const text = await writeOne(deps, user?.aiWriting ?? false, null, {
    habit: habitOf(campaign),
    week: Math.min(input.week ?? 1, CAMPAIGN_WEEKS),
    weekday: isoWeekday(localDateAt(clock.now(), user?.timezone ?? DEFAULT_TIME_ZONE)),
    before: [],
    earlier: [],
    banned: new Set(),
    results: [],
    liked: [],
    disliked: [],
  });
  return {
    message: fillValues(text, { time: { text: '8 AM' } }).content,
    writer: text.writer,
    notice: text.notice,
  };
}

type OneTask = Omit<Parameters<typeof writeBestTexts>[1], 'slots'> & { week: number; weekday: number };

/** Picks one of this many built-in texts at random, so that asking again usually gives another. */
const MAX_CANDIDATES = 8;

async function writeOne(
  deps: Deps,
  aiWriting: boolean,
  campaign: CampaignRow | null,
  { week, weekday, ...task }: OneTask,
) {
  const slot = { index: 0, week, weekday, position: null, plainOnly: true };
  const limits = aiWriting ? interactiveLimits : null;
  const { texts, isAtCeiling } = await writeBestTexts(deps, { ...task, slots: [slot] }, limits, campaign);
  const [text] = texts;
  if (text === undefined) throw new Error('The writer wrote nothing');
  if (text.writer !== 'built-in') return { ...text, notice: null };
  const candidates = writeBuiltIn({
    ...task,
    slots: Array.from({ length: MAX_CANDIDATES }, (_, index) => ({ ...slot, index })),
  });
  const random = [...deps.ids.next()].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const notice = isAtCeiling ? `${ceilingReasons.tokens}.` : null;
  return { ...(candidates[random % candidates.length] ?? text), writer: 'built-in' as const, notice };
}
