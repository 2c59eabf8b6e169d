import { selectCampaign } from '../db/campaign-rows.ts';
import { customTimeOption, type MessageTime } from '../domain.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { selectStyleVotes } from '../messages/messages.repo.ts';
import { isDisliked, otherStyle, type StyleVotes } from '../messages/ratings.rules.ts';
import { notFound } from '../platform/errors.ts';
import { decideKind, doseVerb, proposeTopic, reduceAdvice } from '../writer/kinds.ts';
import { cueSuggestions } from '../writer/questions.ts';
import type { Proposal, ProposalInput, StyleOffer } from './campaigns.schemas.ts';
import type { CampaignDeps } from './deps.ts';
import { templates } from './templates.data.ts';
import type { Template, TemplateChoice } from './templates.schemas.ts';

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
    topic: proposeTopic(kind, input),
    anchors: kind === 'reduce' ? [] : cueSuggestions(hourOf(input)),
    actions: suggestions,
    notice,
  };
}

/**
 * Another style, where the campaign's own got mostly thumbs down: the one that the person liked elsewhere, or one that
 * sounds otherwise. It is only ever offered; nothing changes a style but the person.
 */
export async function readStyleOffer(
  { db, clock }: CampaignDeps,
  claim: Claim,
  id: number,
): Promise<StyleOffer> {
  const [[campaign], rows] = await readAs(db, claim, clock.now(), [
    selectCampaign(db, claim.userId, id),
    selectStyleVotes(db, claim.userId),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  const { messageStyle: from, active, styleOffersOff } = campaign;
  const here = rows.find(({ campaignId, style }) => campaignId === id && style === from);
  if (here === undefined || !active || styleOffersOff || !isDisliked(here)) return { offer: null };
  const to = otherStyle(from, byStyle(rows));
  return { offer: to === null ? null : { from, to } };
}

function byStyle(rows: readonly (Omit<StyleVotes, 'style'> & { style: StyleVotes['style'] | null })[]) {
  const votes = new Map<StyleVotes['style'], StyleVotes>();
  for (const { style, up, down } of rows) {
    if (style === null) continue;
    const known = votes.get(style) ?? { style, up: 0, down: 0 };
    votes.set(style, { style, up: known.up + up, down: known.down + down });
  }
  return [...votes.values()];
}

/** The templates of one category, or all of them; by category and style, each in its lasting order. */
export async function listTemplates(
  { db, clock }: CampaignDeps,
  claim: Claim,
  category: TemplateChoice,
): Promise<readonly Template[]> {
  await readAs(db, claim, clock.now(), []);
  return category === 'all' ? templates : templates.filter((template) => template.category === category);
}
