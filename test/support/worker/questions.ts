import type { QuestionAnswered } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Question } from '../../../worker/domain.ts';
import { day, halfPastSeven, mondayMorning, newPersonWithCampaign, stateTime } from './campaigns.ts';
import type { Person } from './people.ts';

export const questionPath = (campaignId: number) => `/api/campaigns/${campaignId}/question`;

/** What is asked in a campaign now. */
export async function asked(person: Person, campaignId: number): Promise<Question | null> {
  return (await person.get<{ question: Question | null }>(questionPath(campaignId))).question;
}

/** Answers what is asked; null is "Not now". */
export const reply = (
  person: Person,
  campaignId: number,
  body: { question: string; answer: string | null },
): Promise<QuestionAnswered> => person.send('PUT', questionPath(campaignId), body);

/** The morning of a campaign's week, an hour before its first message. */
export const morningOf = (week: number) => halfPastSeven + (week - 1) * 7 * day - day / 24;

/** States the morning of a week, for a person who is still signed in then. */
export async function goToWeek(person: Person, week: number): Promise<void> {
  stateTime(morningOf(week));
  await person.signInAgain();
}

/** Somebody on the first morning of a week; what came before was left alone. */
export async function personInWeek(week: number, change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await goToWeek(person, week);
  return { person, campaign };
}
