import { sizeAfter, sized } from '../campaigns/course.rules.ts';
import type { Deps } from '../deps.ts';
import { habitOf, originOf } from '../messages/planned-messages.service.ts';
import { listOf, tasteOf } from '../messages/ratings.rules.ts';
import { progressFacts } from '../progress/progress.rules.ts';
import { localDateAt } from '../schedule/local-time.ts';
import type { AiLimits } from '../writers/ai/ai-writer.ts';
import { writeBestTexts } from './best-texts.service.ts';
import { countUse, keepWeek, readPlan } from './coming-week.repo.ts';
import { nextTryAt, quotableTexts, sortWeek, timeToWrite } from './coming-week.rules.ts';

/**
 * Writes the messages of a week anew, with the progress so far, but for those that a person has touched. A model that
 * does not answer is asked again later; until then, and where there is none, the built-in writer's texts stand.
 * @param nextSend when the campaign sends next, in epoch milliseconds: the writing is over by then
 * @param signal gives up, since the plan may have changed: nothing is kept then
 * @returns when to try again, in epoch milliseconds; null when the week is written or was left for the next alarm
 */
export async function writeComingWeek(
  deps: Deps,
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
  const { campaign, planned } = await readPlan(db, campaignId);
  if (campaign === undefined) return null;

  const { targets, before } = sortWeek(planned, week, now);
  const tokens = settings.AI_TOKENS_PER_CAMPAIGN - campaign.aiTokens;
  const limits: AiLimits | null = timeLimit === null || tokens <= 0 ? null : { timeLimit, tokens, signal };
  const { frequency, startDate, timeZone, plannedAt } = campaign;
  const habit = habitOf(deps, campaign);
  const facts = progressFacts({ rows: planned, today: localDateAt(now, timeZone), frequency, startDate });
  const size = sizeAfter(facts, campaign.size);
  const progress = sized(facts, size);
  const { texts, use } = await writeBestTexts(
    deps,
    {
      habit,
      slots: targets.map(({ slot }) => slot),
      progress,
      avoid: before.map(({ content }) => content),
      quotable: quotableTexts(before, plannedAt),
      gone: listOf(campaign.goneTexts),
      taste: tasteOf(planned, campaign.bannedLines),
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
      : [{ id, seen, content: text.content, writer: text.writer, origin: originOf(text, habit, progress) }];
  });
  const tries = campaign.writtenThroughWeek === week ? campaign.aiTries + 1 : 1;
  const isUnanswered = use.fault !== null && texts.every(({ writer }) => writer === 'built-in');
  const again = isUnanswered && use.fault !== 'token_limit' ? nextTryAt(tries, clock.now()) : null;
  await keepWeek(
    db,
    changed,
    { campaignId, plannedAt, week, aiTries: tries, aiNextTryAt: again, size },
    clock.now(),
  );
  log('week_written', { campaignId, week, messages: targets.length, changed: changed.length, tries });
  return again;
}
