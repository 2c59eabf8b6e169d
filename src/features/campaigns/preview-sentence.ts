import type { Proposal } from '../../../worker/campaigns/campaigns.schemas.ts';
// biome-ignore lint/style/noRestrictedImports: pure functions, by which messages say the same
import { capitalize, toSecondPerson, withoutFinalMarks } from '../../../worker/writer/fill.ts';
import { formatClock } from '../../lib/dates.ts';
import type { HabitKind } from '../../lib/habit-kinds.ts';
import { cueWord } from './plan-parts.ts';

export type DoseVerb = Proposal['doseVerb'];

/** A text, and where in it the person's own words stand. */
export type Preview = { content: string; ownWords: (readonly [start: number, end: number])[] };

/** How a dose is checked off, as the person says it and as a message does. */
export const doseForms: Record<DoseVerb, { first: string; second: string }> = {
  done: { first: 'when it’s done', second: 'when it’s done' },
  taken: { first: 'when I’ve taken it', second: 'when you’ve taken it' },
  measured: { first: 'when I’ve measured it', second: 'when you’ve measured it' },
  been: { first: 'when I’ve been', second: 'when you’ve been' },
};

/** A phrase as a message says it to the person. */
const said = (phrase: string): string => toSecondPerson(withoutFinalMarks(phrase));

function compose(...parts: readonly (string | { own: string })[]): Preview {
  let content = '';
  const ownWords: Preview['ownWords'] = [];
  for (const part of parts) {
    const text = typeof part === 'string' ? part : part.own;
    if (typeof part !== 'string') ownWords.push([content.length, content.length + text.length]);
    content += text;
  }
  return { content, ownWords };
}

type Plan = {
  kind: HabitKind;
  doseVerb: DoseVerb;
  planAnchor: string;
  planAction: string;
  /** When it comes, `HH:MM`, where that is known. */
  sendTime: string | null;
};

/** How a message will say the plan back; null where there is nothing to say. */
export function previewPlan({ kind, doseVerb, planAnchor, planAction, sendTime }: Plan): Preview | null {
  const cue = said(planAnchor);
  const action = said(planAction);
  if (kind === 'dose') {
    if (action === '') return null;
    const verb = ` ${doseForms[doseVerb].second}.`;
    return sendTime === null
      ? compose({ own: capitalize(action) }, `. Check it off${verb}`)
      : compose(`${formatClock(sendTime)}: `, { own: action }, `. Check it off${verb}`);
  }
  if (cue === '') return action === '' ? null : compose({ own: capitalize(action) }, '.');
  const lead = `${cueWord(kind)} `;
  return action === ''
    ? compose(lead, { own: cue }, ': …')
    : compose(lead, { own: cue }, ': ', { own: action }, '.');
}
