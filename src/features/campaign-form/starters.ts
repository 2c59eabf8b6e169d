import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { reasons } from '../../../worker/campaign-fields.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { HabitIcon, HabitKind, HabitTopic, Hue, MessageTime } from '../../../worker/domain.ts';

/** The values that a starter habit or a template fills in. */
export type Starter = {
  label: string;
  title: string;
  description: string;
  kind: HabitKind;
  icon: HabitIcon;
  hue: Hue;
  planAnchor: string;
  planAction: string;
  messageTime?: MessageTime;
  messageStyle?: string;
  doseVerb?: string;
  /** Choosing a starter habit includes ideas about its topic. */
  topic?: HabitTopic;
};

export type NamedStarter = Starter & { id: string };

const build = { kind: 'build' } as const;
const morning = { messageTime: 'Morning (6-9 AM)' } as const;
const midday = { messageTime: 'Mid-day (11 AM-2 PM)' } as const;
const evening = { messageTime: 'Evening (6-8 PM)' } as const;

export const starters: readonly NamedStarter[] = [
  {
    id: 'water',
    label: 'Water',
    ...build,
    icon: 'water',
    hue: 'blue',
    ...morning,
    title: 'Drink more water',
    topic: 'hydration',
    description: reasons.water,
    planAnchor: 'I sit down to work',
    planAction: 'drink a glass of water',
  },
  {
    id: 'walk',
    label: 'A walk',
    ...build,
    icon: 'walk',
    hue: 'olive',
    ...midday,
    title: 'A walk every day',
    topic: 'walking',
    description: reasons.walk,
    planAnchor: 'I finish lunch',
    planAction: 'walk around the block',
  },
  {
    id: 'read',
    label: 'Reading',
    ...build,
    icon: 'book',
    hue: 'teal',
    ...evening,
    title: 'Read ten pages',
    topic: 'reading',
    description: reasons.read,
    planAnchor: 'I get into bed',
    planAction: 'read ten pages',
  },
  {
    id: 'meditate',
    label: 'Meditation',
    ...build,
    icon: 'meditate',
    hue: 'violet',
    ...morning,
    title: 'Morning meditation',
    topic: 'meditation',
    description: reasons.meditate,
    planAnchor: 'I brush my teeth',
    planAction: 'sit still for five minutes',
  },
  {
    id: 'sleep',
    label: 'Sleep',
    ...build,
    icon: 'sleep',
    hue: 'blue',
    ...evening,
    title: 'In bed by eleven',
    topic: 'sleep',
    description: reasons.sleep,
    planAnchor: 'I brush my teeth',
    planAction: 'go straight to bed',
  },
  {
    id: 'stretch',
    label: 'Stretching',
    ...build,
    icon: 'stretch',
    hue: 'clay',
    ...morning,
    title: 'Stretch every morning',
    topic: 'stretching',
    description: reasons.stretch,
    planAnchor: 'I get out of bed',
    planAction: 'stretch for five minutes',
  },
  {
    id: 'journal',
    label: 'Journal',
    ...build,
    icon: 'journal',
    hue: 'rose',
    ...evening,
    title: 'Write in my journal',
    topic: 'journaling',
    description: reasons.journal,
    planAnchor: 'I clear the dinner table',
    planAction: 'write three lines about today',
  },
  {
    id: 'language',
    label: 'A language',
    ...build,
    icon: 'language',
    hue: 'teal',
    ...morning,
    title: 'Ten minutes of Spanish',
    topic: 'languages',
    description: reasons.language,
    planAnchor: 'I pour my second coffee',
    planAction: 'do ten minutes of Spanish',
  },
  {
    id: 'vegetables',
    label: 'Vegetables',
    ...build,
    icon: 'vegetables',
    hue: 'olive',
    ...evening,
    title: 'Vegetables with dinner',
    topic: 'vegetables',
    description: reasons.vegetables,
    planAnchor: 'I start cooking',
    planAction: 'add one vegetable',
  },
  {
    id: 'screen-free',
    label: 'Screen-free',
    kind: 'reduce',
    icon: 'screen-off',
    hue: 'clay',
    ...evening,
    title: 'Screen-free evenings',
    topic: 'screens',
    description: reasons.screenFree,
    planAnchor: 'I sit down on the sofa',
    planAction: 'put my phone in the drawer',
  },
  {
    id: 'call',
    label: 'Call someone',
    ...build,
    icon: 'call',
    hue: 'rose',
    ...evening,
    title: 'Call someone I love',
    topic: 'connecting',
    description: reasons.call,
    planAnchor: 'I finish dinner',
    planAction: 'call one person',
  },
  {
    id: 'medication',
    label: 'Medication',
    kind: 'dose',
    icon: 'pill',
    hue: 'violet',
    ...morning,
    title: 'Take my medication',
    description: reasons.medication,
    planAnchor: '',
    planAction: 'my medication',
    doseVerb: 'taken',
  },
];

/** The values a form starts with: the campaign's, those of a starter habit or template, or the defaults. */
export function initialValues(
  user: UserView,
  campaign: CampaignView | undefined,
  starter: Starter | undefined,
  today: string,
) {
  const from = campaign ?? starter;
  const texts = {
    title: from?.title ?? '',
    description: from?.description ?? '',
    // Empty until the person chooses; until then, the proposed kind applies.
    kind: (starter?.kind ?? '') as string,
    /** The title that the kind was filled in with. The kind of another title is proposed again. */
    kindFor: starter?.title ?? '',
    doseVerb: from?.doseVerb ?? '',
    planAnchor: from?.planAnchor ?? '',
    planAction: from?.planAction ?? '',
    hue: (from?.hue ?? '') as Hue | '',
    icon: (from?.icon ?? '') as HabitIcon | '',
    frequency: campaign?.frequency ?? 'Daily',
    messageTime: from?.messageTime ?? 'Morning (6-9 AM)',
    customTime: campaign?.customTime ?? '',
    messageStyle: from?.messageStyle ?? 'motivational',
    // Empty means the best available method, which loads a moment later. The same goes for the carrier.
    deliveryMethod: campaign?.deliveryMethod ?? '',
    carrier: '',
    startDate: campaign?.startDate ?? today,
    phone: user.phone ?? '',
    starter: '',
    draftId: crypto.randomUUID() as string,
  };
  return {
    ...(texts satisfies Record<string, string> as Record<keyof typeof texts, string>),
    hue: texts.hue,
    icon: texts.icon,
    lockScreenWords: campaign?.lockScreenWords ?? false,
    checkIns: campaign?.checkIns ?? false,
    /** Ideas about the suggested topic. A campaign saved without ideas keeps it off. */
    wantsIdeas: campaign?.topic !== null,
  };
}

export type Values = ReturnType<typeof initialValues>;

/** The kind that the person chose, or that was filled in with the current title; otherwise empty. */
export const chosenKind = ({ kind, kindFor, title }: Pick<Values, 'kind' | 'kindFor' | 'title'>) =>
  kindFor === '' || kindFor === title ? kind : '';
