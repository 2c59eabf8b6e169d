import type { PlanField } from '../../../worker/campaign-fields.ts';
import type { QuestionView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { HabitKind } from '../../../worker/domain.ts';
import { fieldOfCode, kindPrompts } from '../../../worker/writer/facts.rules.ts';

type Question = NonNullable<QuestionView['question']>;

/** The plan field that each weekly question asks for; 'half' asks for none. */
export const fieldAskedBy: Partial<Record<Question['id'], PlanField>> = fieldOfCode;

export type PlanPart = {
  field: PlanField;
  /** The question, and the sentence that the answer completes. */
  prompt: string;
  before: string;
  after?: string;
  /** The button to add it on the campaign's page. The weekly questions ask for the others. */
  toAdd?: string;
};

const laterParts: Record<
  Exclude<PlanField, 'planAnchor' | 'planAction' | 'planSmallest'>,
  Omit<PlanPart, 'field'>
> = {
  planSnag: { prompt: 'What gets in the way most?', before: 'It’s hard when' },
  planPerson: {
    prompt: 'Does anyone know you’re doing this?',
    before: '',
    after: 'knows, or could.',
  },
  planWhy: { prompt: 'Why did you begin this?', before: 'Because' },
  planNext: { prompt: 'What would you like to do next?', before: 'I’d like to' },
  planRestart: {
    prompt: 'After a lost week, what will you do first?',
    before: 'After a lost week:',
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
        prompt: 'What is it?',
        before: 'What:',
        toAdd: 'Add what it is',
      },
    ];
  }
  const { cuePrompt, actionPrompt, smallestPrompt } = formOf(kind);
  const cue = cueWord(kind);
  return [
    {
      field: 'planAnchor',
      prompt: cuePrompt,
      before: cue,
      toAdd: kind === 'reduce' ? 'Add when it happens' : 'Add when you’ll do it',
    },
    {
      field: 'planAction',
      prompt: actionPrompt,
      before: 'I will',
      toAdd: 'Add what you’ll do',
    },
    {
      field: 'planSmallest',
      prompt: smallestPrompt,
      before: 'On a bad day, at least',
      toAdd: 'Add your bad-day version',
    },
    ...Object.entries(laterParts).map(([field, part]) => ({ field: field as PlanField, ...part })),
  ];
}
