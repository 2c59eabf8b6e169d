import { customTimeOption, type MessageTime } from '../domain.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { decideKind } from '../writer/kind.rules.ts';
import { doseVerb, proposeTopic, reduceAdvice } from '../writer/kinds.ts';
import { momentsFor } from '../writer/questions.ts';
import type { Proposal, ProposalInput } from './campaigns.schemas.ts';
import type { CampaignDeps } from './deps.ts';

/** The hour that stands for each window. */
const hours: Record<Exclude<MessageTime, typeof customTimeOption>, number> = {
  'Morning (6-9 AM)': 7,
  'Mid-day (11 AM-2 PM)': 12,
  'Afternoon (3-5 PM)': 16,
  'Evening (6-8 PM)': 19,
};

const hourOf = ({ messageTime, customTime }: ProposalInput): number => {
  if (messageTime === undefined) return 7;
  return messageTime === customTimeOption ? Number((customTime ?? '07:00').slice(0, 2)) : hours[messageTime];
};

/** What the form offers for a habit that is being typed. Nothing of it is kept. */
export async function proposeCampaign(
  { db, clock }: CampaignDeps,
  claim: Claim,
  input: ProposalInput,
): Promise<Proposal> {
  await readAs(db, claim, clock.now(), []);
  const kind = decideKind(undefined, input);
  const { suggestions, notice } = kind === 'reduce' ? reduceAdvice(input) : { suggestions: [], notice: null };
  return {
    kind,
    doseVerb: doseVerb(input),
    topic: kind === 'build' ? proposeTopic(input) : null,
    anchors: kind === 'reduce' ? [] : momentsFor(hourOf(input)),
    actions: suggestions,
    notice,
  };
}
