import type { PlanField } from '../../../worker/campaign-fields.ts';
import type { QuestionView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { HabitKind } from '../../../worker/domain.ts';
import { fieldOfCode, kindPrompts } from '../../../worker/writer/facts.rules.ts';

type Question = NonNullable<QuestionView['question']>;

/** The plan field that each weekly question asks for; 'half' asks for none. */
export const fieldAskedBy: Partial<Record<Question['id'], PlanField>> = fieldOfCode;

export type PlanPart = {
  field: PlanField;
  label: string;
  /** The question, and the sentence that the answer completes. */
  prompt: string;
  before: string;
  after?: string;
  /** The words before it on the campaign's page; by default, `before`. */
  lead?: string;
  /** The button to add it on the campaign's page. The weekly questions ask for the others. */
  toAdd?: string;
};

const laterParts: Record<Exclude<PlanField, 'planAnchor' | 'planAction'>, Omit<PlanPart, 'field'>> = {
  planSmallest: {
    label: 'On a bad day, at least',
    prompt: 'On a bad day, how little would still count?',
    before: 'At least',
    lead: 'On a bad day, at least',
    toAdd: 'Add your bad-day version',
  },
  planSnag: { label: 'It’s hard when', prompt: 'What gets in the way most?', before: 'It’s hard when' },
  planPerson: {
    label: 'Who knows',
    prompt: 'Does anyone know you’re doing this?',
    before: '',
    after: 'knows, or could.',
  },
  planWhy: { label: 'Why', prompt: 'Why did you begin this?', before: 'Because' },
  planNext: { label: 'Next step', prompt: 'What would you like to do next?', before: 'I’d like to' },
  planRestart: {
    label: 'After a lost week',
    prompt: 'After a lost week, what will you do first?',
    before: 'First:',
    lead: 'After a lost week:',
  },
};

const formOf = (kind: HabitKind) => kindPrompts[kind === 'reduce' ? 'reduce' : 'build'];

/** The word before the cue: 'After', or 'When' for a habit to reduce. */
export const cueWord = (kind: HabitKind): string => formOf(kind).cueWord;

export function planParts(kind: HabitKind): readonly PlanPart[] {
  if (kind === 'danger') return [];
  if (kind === 'dose') {
    return [
      {
        field: 'planAction',
        label: 'What',
        prompt: 'What is it?',
        before: 'What',
        lead: 'What:',
        toAdd: 'Add what it is',
      },
    ];
  }
  const { cuePrompt, actionPrompt } = formOf(kind);
  const cue = cueWord(kind);
  return [
    { field: 'planAnchor', label: cue, prompt: cuePrompt, before: cue, toAdd: 'Add the moment' },
    {
      field: 'planAction',
      label: 'I will',
      prompt: actionPrompt,
      before: 'I will',
      toAdd: 'Add what you’ll do',
    },
    ...Object.entries(laterParts).map(([field, part]) => ({ field: field as PlanField, ...part })),
  ];
}
