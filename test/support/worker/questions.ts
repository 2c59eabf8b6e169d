import type { QuestionAnswered } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Question } from '../../../worker/domain.ts';
import { newPersonWithCampaign } from './campaigns.ts';
import { day, halfPastSeven, hour, mondayMorning, stateTime } from './clock.ts';
import type { Person } from './people.ts';

export const questionPath = (campaignId: number) => `/api/campaigns/${campaignId}/question`;

/** The current question of a campaign. */
export async function asked(person: Person, campaignId: number): Promise<Question | null> {
  return (await person.get<{ question: Question | null }>(questionPath(campaignId))).question;
}

/** Answers the question; null means "Not now". */
export const reply = (
  person: Person,
  campaignId: number,
  body: { question: string; answer: string | null },
): Promise<QuestionAnswered> => person.send('PUT', questionPath(campaignId), body);

/** The morning of a week, an hour before its first message. */
const morningOf = (week: number) => halfPastSeven + (week - 1) * 7 * day - hour;

/** Moves the clock to the morning of a week and keeps the person signed in. */
export async function goToWeek(person: Person, week: number): Promise<void> {
  stateTime(morningOf(week));
  await person.signInAgain();
}

/** A person on the first morning of a week. Nothing was sent before. */
export async function personInWeek(week: number, change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await goToWeek(person, week);
  return { person, campaign };
}
