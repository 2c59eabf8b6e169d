import { eq } from 'drizzle-orm';
import { planFields } from '../campaign-fields.ts';
import { type CampaignRow, selectCampaign } from '../db/client.ts';
import { campaignQuestions } from '../db/schema.ts';
import { isGoingWell } from '../delivery/composing.rules.ts';
import type { Deps } from '../delivery/deps.ts';
import type { Question } from '../domain.ts';
import { type Owner, readAs } from '../http/session.ts';
import { holdCampaign, selectPlanned } from '../messages/messages.repo.ts';
import { currentWeek } from '../planning/calendar-date.ts';
import { localDateAt } from '../planning/local-time.ts';
import { badInput, notFound } from '../platform/errors.ts';
import type { FactCode } from '../writer/entries.ts';
import { fieldOfCode } from '../writer/facts.rules.ts';
import { factsQuotedIn, fillValues } from '../writer/fill.ts';
import { type History, historyAt } from '../writer/history.ts';
import { isDanger } from '../writer/kinds.ts';
import { type Asking, plainAnswers, questionFor } from '../writer/questions.ts';
import { textValuesAt } from '../writer/send-time-text.ts';
import { habitOf } from '../writer/writer.ts';
import type { ClosedQuestion, ShownCampaign } from './campaigns.repo.ts';
import type { QuestionAnswer, QuestionAnswered } from './campaigns.schemas.ts';
import { retryWhenChanged, updateCampaign } from './update-campaign.service.ts';

function askingOf(
  campaign: ShownCampaign,
  history: History,
  closed: readonly ClosedQuestion[],
): Asking | null {
  const { today } = history;
  const isRunning = campaign.active && !campaign.completed && !campaign.onHold && today >= campaign.startDate;
  if (!isRunning) return null;
  const habit = habitOf(campaign);
  return {
    ...habit,
    week: currentWeek(campaign.startDate, today),
    hour: Number(habit.sendTime.slice(0, 2)),
    closed,
    isGoingWell: isGoingWell(history),
  };
}

export function openQuestion(...state: Parameters<typeof askingOf>): Question | null {
  const asking = askingOf(...state);
  return asking && questionFor(asking);
}

/** A campaign and its open question; null if the owner has no such campaign. A message's link needs no session. */
export async function readWithQuestion({ db, clock }: Deps, owner: Owner, id: number) {
  const now = clock.now();
  const { userId } = owner;
  const [[campaign], planned, closed] = await readAs({ db, clock }, owner, [
    selectCampaign(db, userId, id),
    selectPlanned(db, userId, id),
    db
      .select({ question: campaignQuestions.question, week: campaignQuestions.week })
      .from(campaignQuestions)
      .where(eq(campaignQuestions.campaignId, id)),
  ]);
  if (campaign === undefined) return null;
  const asking = askingOf(campaign, historyAt(campaign, planned, now), closed);
  return {
    campaign,
    planned,
    week: asking?.week,
    question: asking && questionFor(asking),
  };
}

/** Null if the question isn't open (anymore). */
export const answerQuestion = (
  deps: Deps,
  owner: Owner,
  id: number,
  answer: QuestionAnswer,
): Promise<AnswerResult | null> =>
  retryWhenChanged(async () => {
    const found = await readWithQuestion(deps, owner, id);
    if (found === null) throw notFound('Campaign');
    // First, because it counts even if the question is closed.
    if (isDanger(answer.answer ?? '')) {
      await holdCampaign(deps.db, owner.userId, id);
      return noEffect;
    }
    if (found.question?.id !== answer.question) return null;
    return handleAnswer(deps, found.campaign, answer);
  });

type AnswerResult = Pick<QuestionAnswered, 'next'>;

const noEffect: AnswerResult = { next: null };

async function handleAnswer(
  deps: Deps,
  campaign: CampaignRow,
  { question, answer }: QuestionAnswer,
): Promise<AnswerResult> {
  if (answer === '') throw badInput('Please write a few words, or choose Not now');
  const { db, clock } = deps;
  const now = clock.now();
  const week = currentWeek(campaign.startDate, localDateAt(now, campaign.timeZone));
  // Closing a question again changes nothing.
  const close = (outcome: 'answered' | 'kept' | 'declined') =>
    db
      .insert(campaignQuestions)
      .values({ campaignId: campaign.id, question, week, outcome, createdAt: now })
      .onConflictDoNothing();
  // The buttons use a curly apostrophe; typed answers may not.
  const plainAnswer =
    answer === null || isNobody(question, answer) ? 'decline' : plainAnswers[answer.replaceAll("'", '’')];
  if (answer === null || plainAnswer !== undefined) {
    await close(plainAnswer === 'keep' ? 'kept' : 'declined');
    return noEffect;
  }
  if (question === 'half') {
    if (answer === 'Make it smaller')
      await updateCampaign(deps, campaign, campaign.id, { size: 'small' }, campaign);
    await close('answered');
    return noEffect;
  }
  const field = fieldOfCode[question];
  if (answer.length > planFields[field].longest)
    throw badInput(`Please answer in at most ${planFields[field].longest} characters`);
  if (campaign[field] === answer) {
    await close('kept');
    return noEffect;
  }
  await updateCampaign(deps, campaign, campaign.id, { [field]: answer }, campaign);
  await close('answered');
  return { next: await nextMessageWith(deps, campaign, question, answer) };
}

/** "Nobody yet" isn't a name. */
const isNobody = (question: string, answer: string) =>
  question === 'p' && /^(no|none|nobody|no one|not yet|n\/a)\b/i.test(answer);

/** The next message that uses an answer, shown as a reward for answering. */
async function nextMessageWith(
  { db, clock }: Deps,
  campaign: CampaignRow,
  question: FactCode,
  answer: string,
): Promise<QuestionAnswered['next']> {
  const now = clock.now();
  const planned = await selectPlanned(db, campaign.userId, campaign.id);
  const next = planned.find(
    ({ status, scheduledFor, content }) =>
      status === 'scheduled' &&
      scheduledFor > now &&
      factsQuotedIn(content, { [question]: answer }).length > 0,
  );
  if (next === undefined) return null;
  const text = fillValues(next, textValuesAt(campaign, planned, now));
  return { scheduledFor: new Date(next.scheduledFor).toISOString(), ...text };
}
