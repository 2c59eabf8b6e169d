import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { customTimeOption } from '../../../worker/domain.ts';
import { emptyPlan, factsOf, seemsEnglish } from '../../../worker/writer/facts.rules.ts';
import { type FilledText, fillFacts, fillPlan, planLine } from '../../../worker/writer/fill.ts';
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
  const line = planLine(facts);
  if (line === undefined) return null;
  if (kind !== 'dose' && !isEnglish(values, facts)) return { content: line, ownWords: [[0, line.length]] };
  if (kind !== 'dose') return fillPlan(facts, kind);
  const hasTime = values.messageTime === customTimeOption && values.customTime !== '';
  const time = hasTime ? `${formatClock(values.customTime)}: ` : '';
  return fillFacts(`${time}{a}. Check it off ${doseForms[doseVerbOf(form)].second}.`, facts);
}

type Voices = Record<CampaignView['messageStyle'], string>;

/** How each style sounds; {c} is the person's cue and {a} their action. */
const voices: Record<'build' | 'reduce', Voices> = {
  build: {
    motivational: 'You had a reason to begin. Today’s part of it: {a}.',
    informative: 'An event makes a better cue than a clock. After {c}, {a}.',
    friendly: 'Nothing to prove yet. After {c}, {a}, and tell me how it went?',
    direct: 'After {c}, {a}. Nothing left to decide.',
  },
  reduce: {
    motivational: 'An urge comes, and it passes. When {c}: {a}.',
    informative: 'A rule made beforehand is easier to follow than one made in the moment.',
    friendly: 'Just catch the first time you want it and note the hour. That’s all, okay?',
    direct: 'When {c}: {a}. Same moment, same answer.',
  },
};

/** Replaces the samples that need a cue if the plan has none. */
const cueless: Record<'build' | 'reduce', Partial<Voices>> = {
  build: {
    informative: 'Small and regular beats big and rare. Today: {a}.',
    friendly: 'Nothing to prove yet. Just {a}, and tell me how it went?',
    direct: '{a}. Nothing left to decide.',
  },
  reduce: {
    motivational: 'An urge comes, and it passes. Until then: {a}.',
    direct: 'When the urge comes: {a}. Same answer every time.',
  },
};

/** Replaces the samples that need an action if the plan has none. */
const actionless: Record<'build' | 'reduce', Partial<Voices>> = {
  build: {
    motivational: 'You had a reason to begin. It still holds today.',
    informative: 'An event makes a better cue than a clock.',
    friendly: 'Nothing to prove yet. Try it once, and tell me how it went?',
    direct: 'Same moment, every day. Nothing left to decide.',
  },
  reduce: {
    motivational: 'An urge comes, and it passes. You can wait it out.',
    direct: 'Same moment, same answer. Nothing left to decide.',
  },
};

/** A sample sentence in a style, with the person's own words once there is an action. */
export function voiceOf(form: Draft, style: keyof Voices): FilledText {
  const kind = form.kind === 'reduce' ? 'reduce' : 'build';
  const facts = factsIn(form);
  const hasAction = facts.a !== undefined && isEnglish(form.values, facts);
  const replaced = hasAction ? facts.c === undefined && cueless[kind] : actionless[kind];
  return fillFacts({ ...voices[kind], ...replaced }[style], facts);
}
