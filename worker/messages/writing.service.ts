import { selectCampaign, selectPerson } from '../db/campaign-rows.ts';
import { ceilingReasons } from '../delivery/usage.service.ts';
import { CAMPAIGN_WEEKS, DEFAULT_TIME_ZONE } from '../domain.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { isoWeekday } from '../planning/calendar-date.ts';
import { currentWeek } from '../planning/campaign-days.ts';
import { localDateAt } from '../planning/local-time.ts';
import { notFound } from '../platform/errors.ts';
import type { AiLimits } from '../writer/ai/ai-writer.ts';
import { writeBuiltIn } from '../writer/built-in.ts';
import { emptyPlan } from '../writer/facts.rules.ts';
import { fillSlots } from '../writer/fill.ts';
import { historyOf, toPast } from '../writer/history.ts';
import { decideDoseVerb, decideKind } from '../writer/kinds.ts';
import { slotValues } from '../writer/send-time-text.ts';
import { type CampaignWords, habitOf } from '../writer/writer.ts';
import { writeBestTexts } from './best-texts.service.ts';
import type { MessageDeps } from './deps.ts';
import { selectPlanned } from './messages.repo.ts';
import type { GeneratedMessage, GenerateMessageInput } from './messages.schemas.ts';
import { textPreferencesOf } from './ratings.rules.ts';
import { selectRetired } from './retired-texts.repo.ts';

/** A person waits for the answer: a model has so many milliseconds, and so many tokens. */
const timeLimit = 8000;
const tokens = 12_000;

/** Writes one message on request; nothing of it is kept. @throws notFound for a campaign that is not theirs */
export async function generateMessage(
  deps: MessageDeps,
  claim: Claim,
  input: GenerateMessageInput,
): Promise<GeneratedMessage> {
  return input.campaignId === undefined
    ? generateFor(deps, claim, input)
    : generateForCampaign(deps, claim, input.campaignId);
}

async function generateForCampaign(
  deps: MessageDeps,
  claim: Claim,
  campaignId: number,
): Promise<GeneratedMessage> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign], planned, [person], retired] = await readAs(db, claim, now, [
    selectCampaign(db, claim.userId, campaignId),
    selectPlanned(db, claim.userId, campaignId),
    selectPerson(db, claim.userId),
    selectRetired(db, claim.userId, campaignId),
  ]);
  if (campaign === undefined || person === undefined) throw notFound('Campaign');
  const habit = habitOf(campaign);
  const today = localDateAt(now, campaign.timeZone);
  const past = planned.filter(({ scheduledFor, mark }) => scheduledFor <= now || mark === 'done');
  const history = historyOf(past.map(toPast), campaign, today);
  const { banned, replaced, liked, disliked } = textPreferencesOf(planned, retired);
  const sent = past.map(({ content }) => content);
  const text = await writeOne(deps, person.aiWriting, {
    habit,
    week: currentWeek(campaign.startDate, today),
    weekday: isoWeekday(today),
    before: sent.slice(-14),
    earlier: [...sent.slice(-60), ...planned.map(({ content }) => content)].slice(-60),
    banned: new Set([...banned, ...past.flatMap(({ entry }) => entry ?? [])]),
    unwanted: replaced,
    results: history.settled.map(({ localDate, done }) => ({ date: localDate, done })),
    liked,
    disliked,
  });
  const lastDate = planned.at(-1)?.localDate ?? today;
  const values = slotValues(history, { lastDate, sendMinute: campaign.sendMinute });
  return {
    message: fillSlots({ content: text.content, ownWords: [...text.ownWords] }, values).content,
    writer: text.writer,
    notice: text.notice,
  };
}

/** Without a campaign only the words that were sent are known. */
async function generateFor(
  deps: MessageDeps,
  claim: Claim,
  input: GenerateMessageInput,
): Promise<GeneratedMessage> {
  const { db, clock } = deps;
  const [[person]] = await readAs(db, claim, clock.now(), [selectPerson(db, claim.userId)]);
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
  const text = await writeOne(deps, person?.aiWriting ?? false, {
    habit: habitOf(campaign),
    week: Math.min(input.week ?? 1, CAMPAIGN_WEEKS),
    weekday: isoWeekday(localDateAt(clock.now(), person?.timezone ?? DEFAULT_TIME_ZONE)),
    before: [],
    earlier: [],
    banned: new Set(),
    unwanted: new Set(),
    results: [],
    liked: [],
    disliked: [],
  });
  return {
    message: fillSlots({ content: text.content, ownWords: [...text.ownWords] }, { time: { text: '8 AM' } })
      .content,
    writer: text.writer,
    notice: text.notice,
  };
}

type OneTask = Omit<Parameters<typeof writeBestTexts>[1], 'slots'> & { week: number; weekday: number };

/** How many built-in texts one is drawn from, so that asking again gives another. */
const MAX_DRAWN = 8;

async function writeOne(deps: MessageDeps, aiWriting: boolean, { week, weekday, ...task }: OneTask) {
  const slot = { index: 0, week, weekday, position: null, plainOnly: true };
  const limits: AiLimits | null = aiWriting ? { timeLimit, tokens } : null;
  const { texts, isAtCeiling } = await writeBestTexts(deps, { ...task, slots: [slot] }, limits);
  const [text] = texts;
  if (text === undefined) throw new Error('The writer wrote nothing');
  if (text.writer !== 'built-in') return { ...text, notice: null };
  const drawn = writeBuiltIn({
    ...task,
    slots: Array.from({ length: MAX_DRAWN }, (_, index) => ({ ...slot, index })),
  });
  const turn = [...deps.ids.next()].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const notice = isAtCeiling ? `${ceilingReasons.tokens}.` : null;
  return { ...(drawn[turn % drawn.length] ?? text), writer: 'built-in' as const, notice };
}
