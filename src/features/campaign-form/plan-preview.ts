import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { customTimeOption } from '../../../worker/domain.ts';
import { emptyPlan, factsOf, seemsEnglish } from '../../../worker/writer/facts.rules.ts';
import { type FilledText, fillFacts, fillPlan, quotedPlan } from '../../../worker/writer/fill.ts';
import { formatClock } from '../../lib/days.ts';
import type { CampaignFormState } from './use-campaign-form.ts';

export type DoseVerb = NonNullable<CampaignView['doseVerb']>;

/** When a dose is checked off, in the first person for the form and in the second for messages. */
export const doseForms: Record<DoseVerb, { first: string; second: string }> = {
  done: { first: 'when it’s done', second: 'when it’s done' },
  taken: { first: 'when I’ve taken it', second: 'when you’ve taken it' },
  measured: { first: 'when I’ve measured it', second: 'when you’ve measured it' },
  been: { first: 'when I’ve been', second: 'when you’ve been' },
};

const isDoseVerb = (verb: string): verb is DoseVerb => Object.hasOwn(doseForms, verb);

/** The person's choice, or else the proposed verb. */
export const doseVerbOf = ({ values, proposal }: CampaignFormState): DoseVerb =>
  isDoseVerb(values.doseVerb) ? values.doseVerb : (proposal?.doseVerb ?? 'done');

type Draft = Pick<CampaignFormState, 'kind' | 'values'>;

function factsIn({ kind, values }: Draft) {
  const { title, description, planAnchor, planAction } = values;
  return factsOf({ ...emptyPlan, title, description, planAnchor, planAction, kind });
}

const isEnglish = ({ title, description }: { title: string; description: string }, facts: object) =>
  seemsEnglish([title, description, ...Object.values(facts)]);

/** The plan as messages will state it; null without an action, which most messages need. */
export function previewOf(form: CampaignFormState): FilledText | null {
  const { kind, values } = form;
  const facts = factsIn(form);
  const quoted = quotedPlan(facts, kind);
  if (quoted === undefined) return null;
  if (kind !== 'dose' && !isEnglish(values, facts)) return quoted;
  if (kind !== 'dose') return fillPlan(facts, kind);
  const hasTime = values.messageTime === customTimeOption && values.customTime !== '';
  const time = hasTime ? `${formatClock(values.customTime)}: ` : '';
  return fillFacts(`${time}{a}. Check it off ${doseForms[doseVerbOf(form)].second}.`, facts);
}

/** A thought from the texts of each style; the plan follows. */
const voices: Record<'build' | 'reduce', Record<CampaignView['messageStyle'], string>> = {
  build: {
    motivational: 'There’s probably one part of this you like. Look forward to that one.',
    informative: 'People tend to remember how a thing ended. So finish with an easy bit.',
    friendly: 'If your brain suggests one quick thing first, tell it “after this.”',
    direct: 'Not in the mood? Sigh once, and start.',
  },
  reduce: {
    motivational: 'Every urge you’ve ever had has ended. All of them.',
    informative:
      'It usually gets easier once you’re doing something else. So don’t wait for the urge to calm down first.',
    friendly: 'Count the first minute down, if that helps. It’s usually the worst one.',
    direct: 'You’ve had this argument with yourself before. Skip it this time.',
  },
};

const plans = {
  build: { ca: 'After {c}, {a}.', a: 'Today: {a}.' },
  reduce: { ca: 'When {c}, {a}.', a: 'When the moment comes: {a}.' },
};

/** A sample text in a style, with the person's own words once there is an action. */
export function voiceOf(form: Draft, style: CampaignView['messageStyle']): FilledText {
  const kind = form.kind === 'reduce' ? 'reduce' : 'build';
  const facts = factsIn(form);
  const { ca, a } = plans[kind];
  const hasAction = facts.a !== undefined && isEnglish(form.values, facts);
  const plan = hasAction ? ` ${facts.c === undefined ? a : ca}` : '';
  return fillFacts(`${voices[kind][style]}${plan}`, facts);
}
