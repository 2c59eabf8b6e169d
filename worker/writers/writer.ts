import type { Frequency, MessageStyle } from '../campaigns/campaigns.schemas.ts';

/** How a day of the plan differs from the others: Monday and the first message, Wednesday, Saturday, the rest. */
export const slotKinds = ['kickoff', 'reminder', 'challenge', 'plain'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** How the person is doing, from the last due messages; `new` while there are too few to tell. */
export const tiers = ['new', 'low', 'mid', 'high'] as const;
export type Tier = (typeof tiers)[number];

/** One place of a campaign's plan that wants a text. */
export type Slot = {
  /** 0-based place in the campaign; stays the same when the plan is made again. */
  index: number;
  /** 1 to 12 */
  week: number;
  kind: SlotKind;
  /** ISO weekday, Monday = 1 to Sunday = 7. */
  weekday: number;
};

/** The person's own plan: 'After {anchor} I will {action}', and why. All of it optional. */
export type PersonalPlan = {
  anchor?: string;
  action?: string;
  why?: string;
};

/** Progress so far, for messages that give feedback. */
export type ProgressFacts = {
  tier: Tier;
  /** Due messages marked done, and due messages. */
  done: number;
  due: number;
  /** Days in the current run. */
  streak: number;
};

/** What a campaign's texts are written from. The title and description are the person's words and are not to be trusted. */
export type Habit = {
  title: string;
  description: string;
  style: MessageStyle;
  frequency: Frequency;
  /** The local wall-clock time `HH:MM` of the messages. */
  sendTime: string;
  /** The same seed gives the same texts. */
  seed: string;
  plan?: PersonalPlan;
  /** How many signs a text has room for, where the channel holds fewer than usual. */
  room?: number;
};

/** What the person's thumbs on earlier messages say about what to write next. */
export type Taste = {
  /** Rated techniques by their number in the BCT Taxonomy v1: from -1, thumbs down alone, to 1, thumbs up alone. */
  liking: Readonly<Record<string, number>>;
  /** How often each technique was used so far. */
  used: Readonly<Record<string, number>>;
  /** What was rated down comes never again: library lines, and texts that are kept no more, by their key; and whole texts. */
  bannedLines: readonly string[];
  bannedTexts: readonly string[];
};

/** A written text, ready to be sent: one SMS segment where the title allows it, no placeholders left. */
export type WrittenText = {
  slotIndex: number;
  content: string;
  /** Its behaviour-change techniques by their numbers in the BCT Taxonomy v1. */
  techniques: readonly string[];
  /** The key of the library line it was made from; missing where there is none. */
  line?: string;
};

export type WritingTask = {
  habit: Habit;
  slots: readonly Slot[];
  progress: ProgressFacts;
  /** The latest texts of this campaign, oldest first: not to be repeated. */
  avoid: readonly string[];
  /** The keys of texts that the person had replaced by others: they come again only for want of any other. */
  gone?: readonly string[] | undefined;
  /** Missing while nothing was rated. */
  taste?: Taste | undefined;
};

/** Writes texts for slots of one campaign. Drivers: built-in (always there), Workers AI, any OpenAI-compatible server. */
export type Writer = {
  readonly name: 'built-in' | 'workers-ai' | 'openai';
  write(task: WritingTask): Promise<WrittenText[]>;
};

/** One message in the form of each channel. */
export type MessageForms = {
  /** GSM-7, one segment of 160 septets with the link included where the title allows it, else two. */
  sms: string;
  push: { title: string; body: string };
  email: { subject: string /** plain text paragraphs of the body, in order */; paragraphs: string[] };
};
