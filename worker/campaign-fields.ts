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
  /** The letter that stands for it in content files. */
  code: string;
  longest: number;
  /** Completes 'Please say … in at most 120 characters'. */
  asks: string;
  /** Texts quote it verbatim. Other phrases are changed to the second person. */
  isQuoted?: true;
};
export type FieldDeclaration =
  | { is: 'text'; label: string; shortest: number; longest: number }
  | { is: 'choice'; of: Options; whenMissing: string }
  | { is: 'optional choice'; of: Options; whenWrong: string }
  /** We choose a value if the user doesn't. */
  | { is: 'suggested choice'; of: Options; whenWrong: string }
  | { is: 'flag' }
  | PhraseField;

/** The parts of a plan: optional phrases in the user's own words, which messages may use. */
export const planFields = {
  planAnchor: { is: 'phrase', code: 'c', longest: 120, asks: 'what your cue is' },
  planAction: { is: 'phrase', code: 'a', longest: 120, asks: 'what you will do' },
  planSmallest: { is: 'phrase', code: 's', longest: 120, asks: 'how little still counts' },
  planSnag: { is: 'phrase', code: 'n', longest: 120, asks: 'what gets in the way' },
  planPerson: { is: 'phrase', code: 'p', longest: 80, asks: 'who knows' },
  planWhy: { is: 'phrase', code: 'y', longest: 200, asks: 'why', isQuoted: true },
  planRestart: { is: 'phrase', code: 'r', longest: 120, asks: 'what you will do first', isQuoted: true },
  planNext: { is: 'phrase', code: 'x', longest: 120, asks: 'what your next step is', isQuoted: true },
} as const satisfies Record<string, PhraseField>;
export type PlanField = keyof typeof planFields;
export type PlanCode = (typeof planFields)[PlanField]['code'];
export type PlanRow = Record<PlanField, string | null>;

/** Contracts, columns, defaults and types are derived from this table. To add a field, start here. */
export const campaignFields = {
  title: { is: 'text', label: 'Title', shortest: 3, longest: 500 },
  description: { is: 'text', label: 'Description', shortest: 5, longest: 2000 },
  frequency: { is: 'choice', of: frequencies, whenMissing: 'Frequency is required' },
  messageTime: { is: 'choice', of: messageTimes, whenMissing: 'Message time is required' },
  messageStyle: { is: 'choice', of: messageStyles, whenMissing: 'Message style is required' },
  deliveryMethod: { is: 'choice', of: deliveryMethods, whenMissing: 'Delivery method is required' },
  /** The verb for checking off a dose; null for other kinds. */
  doseVerb: { is: 'optional choice', of: doseVerbs, whenWrong: 'Please choose how you check it off' },
  /** Set if the user confirmed what the habit is about. */
  topic: { is: 'optional choice', of: habitTopics, whenWrong: 'Please choose a topic from the list' },
  hue: { is: 'suggested choice', of: hues, whenWrong: 'Please choose a color from the list' },
  icon: { is: 'suggested choice', of: habitIcons, whenWrong: 'Please choose an icon from the list' },
  /** Lock screens show the user's words even if the kind of habit would hide them. */
  lockScreenWords: { is: 'flag' },
  /** For habits without a program: the user wants a weekly "Checking in." message. */
  checkIns: { is: 'flag' },
  ...planFields,
} as const satisfies Record<string, FieldDeclaration>;
export type CampaignField = keyof typeof campaignFields;
export const campaignFieldNames = Object.keys(campaignFields) as CampaignField[];

type FieldValue<Field extends FieldDeclaration> =
  | (Field extends { of: readonly (infer Option)[] }
      ? Option
      : Field extends { is: 'flag' }
        ? boolean
        : string)
  | (Field['is'] extends 'phrase' | 'optional choice' ? null : never);
export type FieldValues = { [Name in CampaignField]: FieldValue<(typeof campaignFields)[Name]> };

/** Descriptions that the form fills in. Messages don't quote them, because they would say "You wrote". */
export const reasons = {
  water: 'I want to drink something before I’m thirsty.',
  walk: 'I want fresh air and a clear head.',
  read: 'I miss getting lost in a good book.',
  meditate: 'I want a few quiet minutes before the day gets loud.',
  sleep: 'I want to wake up rested.',
  stretch: 'I want to start the day without a stiff back.',
  journal: 'I want to remember more of my days.',
  language: 'I want to talk to people when I travel.',
  vegetables: 'I want to eat something green every day.',
  screenFree: 'I want my evenings back for people and rest.',
  call: 'I want to stay close to people who live far away.',
  medication: 'One reminder at the right time.',
  exercise: 'I want to move a little every day.',
  quietMinute: 'I want a quiet minute every day.',
  nutrition: 'I want to eat a little better every day.',
};
