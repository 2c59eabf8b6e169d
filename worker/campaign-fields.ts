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

/** What a person says of a campaign, declared once. */

type Options = readonly [string, ...string[]];
type PhraseField = {
  is: 'phrase';
  column: string;
  /** The letter that stands for it in texts. */
  code: string;
  longest: number;
  /** What the field says, as used in 'Please say after what in at most 120 characters'. */
  tells: string;
  /** Texts quote it as it is; the others are said in the second person. */
  isQuoted?: true;
};
/** What a field of a campaign is, from which its contract, its column, its default and its part of the view follow. */
export type FieldDeclaration =
  | { is: 'text'; column: string; label: string; shortest: number; longest: number }
  | { is: 'choice'; column: string; of: Options; whenMissing: string }
  | { is: 'optional choice'; column: string; of: Options; whenWrong: string }
  /** Chosen for the person where they leave it out. */
  | { is: 'suggested choice'; column: string; of: Options; whenWrong: string }
  | { is: 'flag'; column: string }
  | PhraseField;

/** The parts of a person's plan, each a phrase in their own words that messages may quote, or null. */
export const planFields = {
  planAnchor: { is: 'phrase', column: 'plan_anchor', code: 'c', longest: 120, tells: 'what your cue is' },
  planAction: { is: 'phrase', column: 'plan_action', code: 'a', longest: 120, tells: 'what you will do' },
  planSmallest: {
    is: 'phrase',
    column: 'plan_smallest',
    code: 's',
    longest: 120,
    tells: 'how little still counts',
  },
  planSnag: { is: 'phrase', column: 'plan_snag', code: 'n', longest: 120, tells: 'what gets in the way' },
  planPerson: { is: 'phrase', column: 'plan_person', code: 'p', longest: 80, tells: 'who knows' },
  planWhy: { is: 'phrase', column: 'plan_why', code: 'y', longest: 200, tells: 'why', isQuoted: true },
  planRestart: {
    is: 'phrase',
    column: 'plan_restart',
    code: 'r',
    longest: 120,
    tells: 'what you will do first',
    isQuoted: true,
  },
  planNext: {
    is: 'phrase',
    column: 'plan_next',
    code: 'x',
    longest: 120,
    tells: 'what your next step is',
    isQuoted: true,
  },
} as const satisfies Record<string, PhraseField>;
export type PlanField = keyof typeof planFields;
export type PlanCode = (typeof planFields)[PlanField]['code'];
/** The parts of a plan as they are stored and sent. */
export type PlanRow = Record<PlanField, string | null>;

/**
 * What a person says of a campaign. A field is declared here and nowhere else: contracts, columns, defaults, views and
 * their types are made from this table, and the compiler names whatever else has to know of it.
 */
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
  /** How a dose is checked off; null for other kinds. */
  doseVerb: {
    is: 'optional choice',
    column: 'dose_verb',
    of: doseVerbs,
    whenWrong: 'Please choose how you check it off',
  },
  /** What the habit is about, where the person confirmed it. */
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
  /** Whether lock screens show the person's words although the kind keeps them off. */
  lockScreenWords: { is: 'flag', column: 'lock_screen_words' },
  /** Whether the person asked for a weekly "Checking in." where there is no program. */
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
/** The fields of a campaign as they are stored and shown. */
export type FieldValues = { [Name in CampaignField]: FieldValue<(typeof campaignFields)[Name]> };
