import { deliveryMethods } from './channels.ts';
import {
  doseVerbs,
  frequencies,
  habitIcons,
  habitTopics,
  hues,
  messageStyles,
  messageTimes,
} from './domain.ts';

type Options = readonly [string, ...string[]];
type PhraseField = {
  is: 'phrase';
  column: string;
  /** The letter that stands for it in content files. */
  code: string;
  longest: number;
  /** Completes 'Please say … in at most 120 characters'. */
  asks: string;
  /** Texts quote it verbatim. Other phrases are changed to the second person. */
  isQuoted?: true;
};
export type FieldDeclaration =
  | { is: 'text'; column: string; label: string; shortest: number; longest: number }
  | { is: 'choice'; column: string; of: Options; whenMissing: string }
  | { is: 'optional choice'; column: string; of: Options; whenWrong: string }
  /** We choose a value if the user doesn't. */
  | { is: 'suggested choice'; column: string; of: Options; whenWrong: string }
  | { is: 'flag'; column: string }
  | PhraseField;

/** The parts of a plan: optional phrases in the user's own words, which messages may use. */
export const planFields = {
  planAnchor: { is: 'phrase', column: 'plan_anchor', code: 'c', longest: 120, asks: 'what your cue is' },
  planAction: { is: 'phrase', column: 'plan_action', code: 'a', longest: 120, asks: 'what you will do' },
  planSmallest: {
    is: 'phrase',
    column: 'plan_smallest',
    code: 's',
    longest: 120,
    asks: 'how little still counts',
  },
  planSnag: { is: 'phrase', column: 'plan_snag', code: 'n', longest: 120, asks: 'what gets in the way' },
  planPerson: { is: 'phrase', column: 'plan_person', code: 'p', longest: 80, asks: 'who knows' },
  planWhy: { is: 'phrase', column: 'plan_why', code: 'y', longest: 200, asks: 'why', isQuoted: true },
  planRestart: {
    is: 'phrase',
    column: 'plan_restart',
    code: 'r',
    longest: 120,
    asks: 'what you will do first',
    isQuoted: true,
  },
  planNext: {
    is: 'phrase',
    column: 'plan_next',
    code: 'x',
    longest: 120,
    asks: 'what your next step is',
    isQuoted: true,
  },
} as const satisfies Record<string, PhraseField>;
export type PlanField = keyof typeof planFields;
export type PlanCode = (typeof planFields)[PlanField]['code'];
export type PlanRow = Record<PlanField, string | null>;

/** Contracts, columns, defaults and types are derived from this table. To add a field, start here. */
export const campaignFields = {
  title: { is: 'text', column: 'title', label: 'Title', shortest: 3, longest: 500 },
  description: { is: 'text', column: 'description', label: 'Description', shortest: 5, longest: 2000 },
  frequency: { is: 'choice', column: 'frequency', of: frequencies, whenMissing: 'Frequency is required' },
  messageTime: {
    is: 'choice',
    column: 'message_time',
    of: messageTimes,
    whenMissing: 'Message time is required',
  },
  messageStyle: {
    is: 'choice',
    column: 'message_style',
    of: messageStyles,
    whenMissing: 'Message style is required',
  },
  deliveryMethod: {
    is: 'choice',
    column: 'delivery_method',
    of: deliveryMethods,
    whenMissing: 'Delivery method is required',
  },
  /** The verb for checking off a dose; null for other kinds. */
  doseVerb: {
    is: 'optional choice',
    column: 'dose_verb',
    of: doseVerbs,
    whenWrong: 'Please choose how you check it off',
  },
  /** Set if the user confirmed what the habit is about. */
  topic: {
    is: 'optional choice',
    column: 'topic',
    of: habitTopics,
    whenWrong: 'Please choose a topic from the list',
  },
  hue: { is: 'suggested choice', column: 'hue', of: hues, whenWrong: 'Please choose a color from the list' },
  icon: {
    is: 'suggested choice',
    column: 'icon',
    of: habitIcons,
    whenWrong: 'Please choose an icon from the list',
  },
  /** Lock screens show the user's words even if the kind of habit would hide them. */
  lockScreenWords: { is: 'flag', column: 'lock_screen_words' },
  /** For habits without a program: the user wants a weekly "Checking in." message. */
  checkIns: { is: 'flag', column: 'check_ins' },
  ...planFields,
} as const satisfies Record<string, FieldDeclaration>;
export type CampaignField = keyof typeof campaignFields;
export const campaignFieldNames = Object.keys(campaignFields) as CampaignField[];

type FieldValue<Field> = Field extends { is: 'choice' | 'suggested choice'; of: readonly (infer Option)[] }
  ? Option
  : Field extends { is: 'optional choice'; of: readonly (infer Option)[] }
    ? Option | null
    : Field extends { is: 'flag' }
      ? boolean
      : Field extends { is: 'phrase' }
        ? string | null
        : string;
export type FieldValues = { [Name in CampaignField]: FieldValue<(typeof campaignFields)[Name]> };
