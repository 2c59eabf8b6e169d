/** Types and constants that the Worker's rooms and the app share. It imports nothing. */

/**
 * What sort of habit it is. It decides, before any other choice, what may be said: `build` is doing something, `reduce`
 * less or none of something, `dose` medication and measurements, `recover` getting through something, and `danger`
 * what needs a person's help instead of a program.
 */
export const habitKinds = ['build', 'reduce', 'dose', 'recover', 'danger'] as const;
export type HabitKind = (typeof habitKinds)[number];

/** How a dose is checked off: "when you’ve taken it". */
export const doseVerbs = ['done', 'taken', 'measured', 'been'] as const;
export type DoseVerb = (typeof doseVerbs)[number];

/** The color of a habit. */
export const hues = ['blue', 'violet', 'clay', 'teal', 'rose', 'olive'] as const;
export type Hue = (typeof hues)[number];

/** The picture of a habit. The names are ours; the app knows how each is drawn. */
export const habitIcons = [
  ...([
    'water',
    'walk',
    'book',
    'meditate',
    'sleep',
    'stretch',
    'journal',
    'language',
    'vegetables',
  ] as const),
  ...(['screen-off', 'call', 'pill', 'workout', 'run', 'bike', 'paw', 'music', 'home', 'heart'] as const),
  ...(['coffee', 'glass', 'money', 'sun', 'pencil'] as const),
] as const;
export type HabitIcon = (typeof habitIcons)[number];

/**
 * What became of a planned day. kept: marked done; missed: sent, over and not done; bridged: missed, and the streak goes
 * on over it; skipped: the person said so; paused: nothing comes, as the person wished; unsent: nothing came, which is
 * not the person's doing; open: today, without a mark; upcoming: still to come.
 */
export const dayStates = [
  'kept',
  'bridged',
  'missed',
  'skipped',
  'paused',
  'unsent',
  'open',
  'upcoming',
] as const;
export type DayState = (typeof dayStates)[number];
/** What each is called, in the app, on public pages and in emails. A missing mark is not a missed act. */
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

/** How a day of the plan differs from the others: Monday and the first message, Wednesday, Saturday, the rest. */
export const slotKinds = ['kickoff', 'reminder', 'challenge', 'plain'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** The program's weekly questions. `half` asks whether to change the plan; the others ask for a part of it. */
export const questionIds = ['a', 'c', 's', 'n', 'half', 'p', 'y', 'x', 'r'] as const;
export type QuestionId = (typeof questionIds)[number];

/** A question of the program, as it is asked now. */
export type Question = {
  id: QuestionId;
  prompt: string;
  /** Stands before and after the blank: 'After' and '.'; null where only a choice is asked for. */
  sentence: { before: string; after: string } | null;
  suggestions: readonly string[];
  /** What was answered before, in the second person: "still right?" is asked then. */
  known: string | null;
};

const topicsToDo = [
  ...(['walking', 'running', 'exercise', 'stretching', 'sleep', 'waking'] as const),
  ...(['meditation', 'journaling', 'reading', 'languages', 'music', 'studying'] as const),
  ...(['writing', 'drawing', 'hydration', 'vegetables', 'cooking', 'tidying'] as const),
  ...(['gardening', 'planning', 'connecting', 'teeth'] as const),
] as const;
const topicsToReduce = ['smoking', 'alcohol', 'sweets', 'spending', 'nails'] as const;
/** What a habit may be about: if the person confirms it, some messages bring an idea for it. */
export const habitTopics = [...topicsToDo, ...topicsToReduce, 'screens'] as const;
export type HabitTopic = (typeof habitTopics)[number];
export const topicsOf: Record<HabitKind, readonly HabitTopic[]> = {
  build: [...topicsToDo, 'screens'],
  reduce: [...topicsToReduce, 'screens'],
  ...{ recover: [], dose: [], danger: [] },
};

/** The seven carriers as they are stored. */
export const carriers = ['att', 'tmobile', 'verizon', 'sprint', 'boost', 'cricket', 'uscellular'] as const;
export type Carrier = (typeof carriers)[number];

/** The five carriers that registration and the campaign form offer; `at&t` means `att`. */
export const registrationCarriers = ['tmobile', 'verizon', 'at&t', 'sprint', 'boost'] as const;

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

/** The zones that come first where one is chosen; any other IANA zone can be, too. */
export const timeZones = [
  { id: 'America/New_York', label: 'Eastern Time (New York)' },
  { id: 'America/Chicago', label: 'Central Time (Chicago)' },
  { id: 'America/Denver', label: 'Mountain Time (Denver)' },
  { id: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)' },
  { id: 'America/Anchorage', label: 'Alaska Time (Anchorage)' },
  { id: 'Pacific/Honolulu', label: 'Hawaii Time (Honolulu)' },
  { id: 'America/Phoenix', label: 'Mountain Time, no daylight saving (Phoenix)' },
  { id: 'America/Puerto_Rico', label: 'Atlantic Time (Puerto Rico)' },
  { id: 'Europe/London', label: 'London' },
  { id: 'Europe/Paris', label: 'Paris' },
  { id: 'Europe/Athens', label: 'Athens' },
  { id: 'Asia/Dubai', label: 'Dubai' },
  { id: 'Asia/Kolkata', label: 'India (Kolkata)' },
  { id: 'Asia/Singapore', label: 'Singapore' },
  { id: 'Asia/Tokyo', label: 'Tokyo' },
  { id: 'Australia/Sydney', label: 'Sydney' },
  { id: 'Pacific/Auckland', label: 'Auckland' },
] as const;

export const DEFAULT_TIME_ZONE = 'America/New_York';

export const timeZoneIds = timeZones.map((zone) => zone.id);

/** Where people can have an account that signs them in here. A new one starts here; the compiler names the other places. */
export const signInProviders = { google: { name: 'Google' } } as const;
export type ProviderName = keyof typeof signInProviders;
export const providerNames = Object.keys(signInProviders) as [ProviderName, ...ProviderName[]];

/** Ways other than a password to show who someone is. */
export const identityProviders = [...providerNames, 'passkey'] as const;

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

export const messageStyles = ['motivational', 'informative', 'friendly', 'direct'] as const;
export type MessageStyle = (typeof messageStyles)[number];

export const CAMPAIGN_WEEKS = 12;

/** Whether a campaign's messages ask for the small version first. */
export const sizes = ['usual', 'small'] as const;
export type Size = (typeof sizes)[number];

export const messageStatuses = ['scheduled', 'sent', 'failed', 'skipped'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** canceled: a snooze that another answer took the place of. */
export const deliveryStatuses = [...messageStatuses, 'canceled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why something is delivered: planned for its day, put off by the person, sent by them at once, as a test, or as the last word of a campaign. */
export const deliveryReasons = ['planned', 'snooze', 'manual', 'test', 'closing'] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

/** Why a delivery was skipped. */
export const skipCauses = [
  'done',
  'paused',
  'inactive',
  'ended',
  'on_hold',
  'danger',
  'opted_out',
  'unconfirmed',
  'late',
  'quiet_hours',
  'every_other_day',
  'ceiling',
  'blocked',
] as const;
export type SkipCause = (typeof skipCauses)[number];

/** What a person said of the day of a message. A skipped day stays due and not done. */
export const marks = ['done', 'skipped'] as const;
export type Mark = (typeof marks)[number];

/** How many characters a note on a day may have. */
export const MAX_NOTE_LENGTH = 280;

/** What keeps a scheduled message from leaving. */
export type HeldBack = 'paused' | 'stopped' | 'opted_out' | 'ended' | 'unconfirmed';

/** planned: from the campaign's plan; extra: added by the person for later; manual: sent by the person at once; closing: the last word of a campaign. */
export const messageKinds = ['planned', 'extra', 'manual', 'closing'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Who writes with a language model. A new one starts here; the compiler names the other places. */
export const aiWriterNames = ['openai', 'workers-ai'] as const;
export type AiWriterName = (typeof aiWriterNames)[number];

export const messageWriters = ['built-in', ...aiWriterNames, 'person'] as const;
export type MessageWriter = (typeof messageWriters)[number];
/** Who may have written a text that no person wrote. */
export type TextWriter = Exclude<MessageWriter, 'person'>;

/** Why a text is not used again in its campaign: the person rated it down, or had another written. */
export const retirements = ['disliked', 'replaced'] as const;

export const ratings = ['up', 'down'] as const;
export type Rating = (typeof ratings)[number];

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

/** What a message may offer beside its text: a lighter course after a lapse, or fewer messages near the end. */
export const offers = ['lapse', 'every-other-day'] as const;
export type Offer = (typeof offers)[number];

/** Why messages were stopped: the person's own choice in one of three ways, or because email cannot or must not reach them. */
export const optOutCauses = ['person', 'stop-reply', 'unsubscribe-link', 'bounce', 'complaint'] as const;
export type OptOutCause = (typeof optOutCauses)[number];

/** Start and end of a stretch of the person's own words, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

/** Messages that are told apart by where they stand in the campaign, not by their weekday. */
export const positions = ['first', 'half', 'lastweek', 'last'] as const;
export type Position = (typeof positions)[number];

/** One place of a campaign's plan that wants a text. */
export type ProgramSlot = {
  /** 0-based place in the campaign; stays the same when the plan is made again. */
  index: number;
  /** 1 to 12 */
  week: number;
  /** ISO weekday, Monday = 1 to Sunday = 7. */
  weekday: number;
  position: Position | null;
  /** Only a plain text will do: nothing is to be asked of the person but the act. */
  plainOnly?: boolean;
};
