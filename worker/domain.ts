/** Types and constants shared by the Worker and the app. This file imports nothing. */

/** Durations in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The kind of habit, decided before any text is chosen. `build`: do something; `reduce`: do less of something, or none;
 * `dose`: take medication or a measurement; `recover`: get through something; `danger`: needs help from people rather
 * than a program.
 */
export const habitKinds = ['build', 'reduce', 'dose', 'recover', 'danger'] as const;
export type HabitKind = (typeof habitKinds)[number];

/** Kinds of habits without scores, challenges and celebration. */
export const isQuiet = (kind: HabitKind): boolean =>
  kind === 'dose' || kind === 'recover' || kind === 'danger';

export type HelpSection = 'violence' | 'eating';

/** The verbs for checking off a dose, as in "when you’ve taken it". */
export const doseVerbs = ['done', 'taken', 'measured', 'been'] as const;
export type DoseVerb = (typeof doseVerbs)[number];

const topicsToDo = [
  'walking',
  'running',
  'exercise',
  'stretching',
  'sleep',
  'waking',
  'meditation',
  'journaling',
  'reading',
  'languages',
  'music',
  'studying',
  'writing',
  'drawing',
  'hydration',
  'vegetables',
  'cooking',
  'tidying',
  'gardening',
  'planning',
  'connecting',
  'teeth',
] as const;
const topicsToReduce = ['smoking', 'alcohol', 'sweets', 'spending', 'nails'] as const;
/** If the user confirms their habit's topic, some messages bring ideas for it. */
export const habitTopics = [...topicsToDo, ...topicsToReduce, 'screens'] as const;
export type HabitTopic = (typeof habitTopics)[number];
export const topicsOf: Record<HabitKind, readonly HabitTopic[]> = {
  build: [...topicsToDo, 'screens'],
  reduce: [...topicsToReduce, 'screens'],
  recover: [],
  dose: [],
  danger: [],
};

export const hues = ['blue', 'violet', 'clay', 'teal', 'rose', 'olive'] as const;
export type Hue = (typeof hues)[number];

/** Our own names, which the app maps to drawings. */
export const habitIcons = [
  'water',
  'walk',
  'book',
  'meditate',
  'sleep',
  'stretch',
  'journal',
  'language',
  'vegetables',
  'screen-off',
  'call',
  'pill',
  'workout',
  'run',
  'bike',
  'paw',
  'music',
  'home',
  'heart',
  'coffee',
  'glass',
  'money',
  'sun',
  'pencil',
] as const;
export type HabitIcon = (typeof habitIcons)[number];

/**
 * The state of a planned day. kept: marked done; missed: sent, over and not done; bridged: missed without breaking the
 * streak; skipped: marked skipped; paused: during a pause; unsent: no message was sent, through no fault of the user;
 * open: today and not marked; upcoming: in the future.
 */
const dayStates = ['kept', 'bridged', 'missed', 'skipped', 'paused', 'unsent', 'open', 'upcoming'] as const;
export type DayState = (typeof dayStates)[number];
/** Shown in the app, on public pages and in emails. We never say "missed", because an unmarked day may have been done. */
export const dayStateNames: Record<DayState, string> = {
  kept: 'Kept',
  bridged: 'Bridged',
  missed: 'No mark',
  skipped: 'Skipped',
  paused: 'Paused',
  unsent: 'Not sent',
  open: 'Open',
  upcoming: 'Upcoming',
};

/** kickoff: Mondays and the first day; reminder: Wednesdays; challenge: Saturdays; plain: all other days. */
export const slotKinds = ['kickoff', 'reminder', 'challenge', 'plain'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** The program's weekly questions. `half` asks whether to change the plan; each of the others asks for one part of it. */
export const questionIds = ['a', 'c', 's', 'n', 'half', 'p', 'y', 'x', 'r'] as const;
export type QuestionId = (typeof questionIds)[number];

export type Question = {
  id: QuestionId;
  prompt: string;
  /** The text before and after the blank, such as 'After' and '.'; null if the user can only choose a suggestion. */
  sentence: { before: string; after: string } | null;
  suggestions: readonly string[];
  /** The earlier answer in the second person, which the question then asks to confirm. */
  known: string | null;
};

/**
 * The carriers to choose from at registration, in the campaign form and in settings; `at&t` means `att`. To add a carrier,
 * start here or with the next list; the compiler points to the rest.
 */
export const registrationCarriers = ['tmobile', 'verizon', 'at&t', 'sprint', 'boost'] as const;
const otherCarriers = ['cricket', 'uscellular'] as const;

export const carriers = [
  'att',
  ...registrationCarriers.filter((id) => id !== 'at&t'),
  ...otherCarriers,
] as const;
export type Carrier = (typeof carriers)[number];

export const DEFAULT_CARRIER = 'tmobile';

export const carrierNames: Record<Carrier | 'at&t', string> = {
  att: 'AT&T',
  'at&t': 'AT&T',
  tmobile: 'T-Mobile',
  verizon: 'Verizon',
  sprint: 'Sprint',
  boost: 'Boost Mobile',
  cricket: 'Cricket',
  uscellular: 'US Cellular',
};

export const DEFAULT_TIME_ZONE = 'America/New_York';

/** Sign-in providers. To add one, start here; the compiler points to the rest. */
export const signInProviders = { google: { name: 'Google' } } as const;
export type ProviderName = keyof typeof signInProviders;
export const providerNames = Object.keys(signInProviders) as [ProviderName, ...ProviderName[]];

export const frequencies = ['Daily', '3 times per week'] as const;
export type Frequency = (typeof frequencies)[number];

export const customTimeOption = 'Custom time';

export const messageTimes = [
  'Morning (6-9 AM)',
  'Mid-day (11 AM-2 PM)',
  'Afternoon (3-5 PM)',
  'Evening (6-8 PM)',
  customTimeOption,
] as const;
export type MessageTime = (typeof messageTimes)[number];

export const templateCategories = ['exercise', 'meditation', 'hydration', 'nutrition', 'reading'] as const;
export type TemplateCategory = (typeof templateCategories)[number];
export type TemplateChoice = TemplateCategory | 'all';

export const messageStyles = ['motivational', 'informative', 'friendly', 'direct'] as const;
export type MessageStyle = (typeof messageStyles)[number];

/** A message to copy or to use in a campaign, and a habit to start with it. */
export type Template = {
  id: number;
  category: TemplateCategory;
  style: MessageStyle;
  content: string;
  habit: { planAnchor: string; planAction: string };
};

export const CAMPAIGN_WEEKS = 12;

/** From this many days on, a date needs its year: without it, it reads as this year's. */
export const FAR_DAYS = 330;

/** Whether a campaign's messages ask for the usual or the small version. */
export const sizes = ['usual', 'small'] as const;
export type Size = (typeof sizes)[number];

export const messageStatuses = ['scheduled', 'sent', 'failed', 'skipped'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const deliveryReasons = ['planned', 'snooze', 'manual', 'test', 'closing'] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

export const skipCauses = [
  'done',
  'day_skipped',
  'paused',
  'inactive',
  'ended',
  'on_hold',
  'danger',
  'opted_out',
  'unconfirmed',
  'no_phone',
  'late',
  'quiet_hours',
  'every_other_day',
  'ceiling',
  'blocked',
  'unknown',
] as const;
export type SkipCause = (typeof skipCauses)[number];

/** How the user marked a day. A skipped day stays due and not done. */
export const marks = ['done', 'skipped'] as const;
export type Mark = (typeof marks)[number];

export const MAX_NOTE_LENGTH = 280;

export type HeldBack = 'paused' | 'stopped' | 'opted_out' | 'ended' | 'unconfirmed' | 'no_phone';

/** planned: part of the plan; extra: added by the user for later; manual: sent by the user at once; closing: the last one. */
export const messageKinds = ['planned', 'extra', 'manual', 'closing'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** AI writers; the first one that is set up writes. To add one, start here; the compiler points to the rest. */
export const aiWriterNames = ['openai', 'workers-ai'] as const;
export type AiWriterName = (typeof aiWriterNames)[number];

export const messageWriters = ['built-in', ...aiWriterNames, 'person'] as const;
export type MessageWriter = (typeof messageWriters)[number];
export type TextWriter = Exclude<MessageWriter, 'person'>;

export const ratings = ['up', 'down'] as const;
export type Rating = (typeof ratings)[number];
type Rateable = { kind: MessageKind; status: MessageStatus; writer: MessageWriter };
/** Only texts that we wrote and sent can be rated; no others tell us what to write next. */
export const isRateable = ({ kind, status, writer }: Rateable) =>
  kind === 'planned' && status === 'sent' && writer !== 'person';

export const attemptOutcomes = [
  'accepted',
  'retry',
  'refused',
  'skipped',
  'unknown',
  'returned',
  'reported',
] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** What a message may offer besides its text: ways to go on after a lapse, or fewer messages near the end. */
export const offers = ['lapse', 'every-other-day'] as const;
export type Offer = (typeof offers)[number];

/** Why messages were stopped: the user asked in one of three ways, or an email bounced or was reported as spam. */
export const optOutCauses = ['person', 'stop-reply', 'unsubscribe-link', 'bounce', 'complaint'] as const;
export type OptOutCause = (typeof optOutCauses)[number];

/** The start and end of the user's own words in a text, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

export const positions = ['first', 'half', 'lastweek', 'last'] as const;
export type Position = (typeof positions)[number];

/** One place in the plan that needs a text. */
export type ProgramSlot = {
  /** Counted from 0 at the start date; stays the same when the campaign is planned again. */
  index: number;
  week: number;
  /** ISO weekday, Monday = 1 to Sunday = 7. */
  weekday: number;
  position: Position | null;
  /** The text must only ask for the habit itself. */
  plainOnly?: boolean;
  /** Keys of the entries that the user's other campaigns send on the same day. */
  elsewhere?: ReadonlySet<string>;
};
