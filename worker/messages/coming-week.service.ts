import { sizeAfter } from '../planning/campaign-days.ts';
import { localDateAt } from '../planning/local-time.ts';
import type { AiLimits } from '../writer/ai/ai-writer.ts';
import { isAllowanceFault } from '../writer/ai/models.ts';
import { historyOf, toPast } from '../writer/history.ts';
import { habitOf, textColumns } from '../writer/writer.ts';
import { writeBestTexts } from './best-texts.service.ts';
import { countUse, keepWeek, readPlan } from './coming-week.repo.ts';
import { nextTryAt, sortWeek, timeToWrite } from './coming-week.rules.ts';
import type { MessageDeps } from './deps.ts';
import { textPreferencesOf } from './ratings.rules.ts';

/** Not when the tokens or the day's free allowance are used up, or when the model answered and its texts would not do. */
const mayAskAgain = (fault: string | null) =>
  fault !== null && fault !== 'token_limit' && fault !== 'no_verdicts' && !isAllowanceFault(fault);

/**
 * Writes the messages of a week with the progress so far, but for those that a person has touched. A model that does
 * not answer is asked again later; until then, and where there is none, the built-in writer's texts stand.
 * @param nextSend when the campaign sends next, in epoch milliseconds: the writing is over by then
 * @param signal aborts the writing, since the plan may have changed: then nothing is saved
 * @returns when to try again, in epoch milliseconds; null when the week is written or was left for the next alarm
 */
export async function writeComingWeek(
  deps: MessageDeps,
  {
    campaignId,
    week,
    nextSend,
    signal,
  }: { campaignId: number; week: number; nextSend: number; signal: AbortSignal },
): Promise<number | null> {
  const { db, clock, settings, aiWriter, log } = deps;
  const now = clock.now();
  const timeLimit = timeToWrite(settings.AI_TIME_LIMIT * 1000, now, nextSend);
  if (aiWriter !== null && timeLimit === null) return null;
  const { campaign, planned, aiWriting, retired } = await readPlan(db, campaignId);
  if (campaign === undefined) return null;

  const { targets, before } = sortWeek(planned, week, now);
  const tokens = settings.AI_TOKENS_PER_CAMPAIGN - campaign.aiTokens;
  const limits: AiLimits | null =
    !aiWriting || timeLimit === null || tokens <= 0 ? null : { timeLimit, tokens, signal };
  const history = historyOf(before.map(toPast), campaign, localDateAt(now, campaign.timeZone));
  const size = sizeAfter(history.last, campaign.size);
  const habit = habitOf({ ...campaign, size });
  const { banned, replaced, liked, disliked } = textPreferencesOf(planned, retired);
  const targetIds = new Set(targets.map(({ id }) => id));
  const others = planned.filter(({ id }) => !targetIds.has(id));
  const { texts, use } = await writeBestTexts(
    deps,
    {
      habit,
      slots: targets.map(({ slot }) => slot),
      before: before.slice(-14).map(({ content }) => content),
      earlier: before.slice(-60).map(({ content }) => content),
      banned: new Set([...banned, ...others.flatMap(({ entry }) => entry ?? [])]),
      unwanted: replaced,
      results: history.settled.map(({ localDate, done }) => ({ date: localDate, done })),
      liked,
      disliked,
    },
    limits,
  );
  if (use.calls > 0) await countUse(db, campaignId, use);
  if (signal.aborted) return null;

  const bySlot = new Map(texts.map((text) => [text.slotIndex, text]));
  const changed = targets.flatMap(({ id, seen, slot }) => {
    const text = bySlot.get(slot.index);
    return text === undefined || text.content === seen
      ? []
      : [{ id, seen, writer: text.writer, text: textColumns(text, habit.style) }];
  });
  const tries = campaign.writtenThroughWeek === week ? campaign.aiTries + 1 : 1;
  const isUnanswered = use.fault !== null && texts.every(({ writer }) => writer === 'built-in');
  const again = isUnanswered && mayAskAgain(use.fault) ? nextTryAt(tries, clock.now()) : null;
  await keepWeek(
    db,
    changed,
    { campaignId, plannedAt: campaign.plannedAt, week, aiTries: tries, aiNextTryAt: again, size },
    clock.now(),
  );
  log('week_written', { campaignId, week, messages: targets.length, changed: changed.length, tries });
  return again;
}
