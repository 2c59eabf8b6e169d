import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { emptyPlan, factsOf } from '../../../worker/writer/facts.rules.ts';
import { type FilledText, fillFacts, planLine } from '../../../worker/writer/fill.ts';
import { seemsEnglish } from '../../../worker/writer/language.ts';
import { formatClock } from '../../lib/dates.ts';
import type { HabitKind } from '../../lib/habit-kinds.ts';
import { cueWord } from './plan-parts.ts';

export type DoseVerb = NonNullable<CampaignView['doseVerb']>;

/** How a dose is checked off, as the person says it and as a message does. */
export const doseForms: Record<DoseVerb, { first: string; second: string }> = {
  done: { first: 'when it’s done', second: 'when it’s done' },
  taken: { first: 'when I’ve taken it', second: 'when you’ve taken it' },
  measured: { first: 'when I’ve measured it', second: 'when you’ve measured it' },
  been: { first: 'when I’ve been', second: 'when you’ve been' },
};

type Plan = Pick<CampaignView, 'title' | 'description'> & {
  kind: HabitKind;
  doseVerb: DoseVerb;
  planAnchor: string;
  planAction: string;
  /** When it comes, `HH:MM`, where that is known. */
  sendTime: string | null;
};

/** How a message will say the plan back; null where there is nothing to say. */
export function previewPlan({ kind, doseVerb, sendTime, ...words }: Plan): FilledText | null {
  const facts = factsOf({ ...emptyPlan, ...words, kind });
  const hasCue = facts.c !== undefined && kind !== 'dose';
  const hasAction = facts.a !== undefined;
  if (!hasCue && !hasAction) return null;
  const time = sendTime === null ? '' : `${formatClock(sendTime)}: `;
  const text =
    kind === 'dose'
      ? `${time}{a}. Check it off ${doseForms[doseVerb].second}.`
      : `${hasCue ? `${cueWord(kind)} {c}: ` : ''}${hasAction ? '{a}.' : '…'}`;
  const { title, description } = words;
  const line = planLine(facts);
  if (kind === 'dose' || line === undefined || seemsEnglish([title, description, ...Object.values(facts)]))
    return fillFacts(text, facts);
  return { content: line, ownWords: [[0, line.length]] };
}
