import { z } from 'zod';
import {
  type CampaignField,
  campaignFields,
  type FieldDeclaration,
  type FieldValues,
  planFields,
} from '../campaign-fields.ts';
import { infoOf } from '../channels.ts';
import {
  customTimeOption,
  type DayState,
  type DoseVerb,
  type HabitKind,
  type HabitTopic,
  type HeldBack,
  type HelpSection,
  habitKinds,
  messageTimes,
  type Question,
  questionIds,
  type Range,
  type Size,
  sizes,
} from '../domain.ts';
import type { MessageView } from '../messages/messages.schemas.ts';

const clockTime = z.string('Please choose a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time');

/** `YYYY-MM-DD`, or an ISO 8601 instant, which is converted to a date in the user's time zone. */
const startDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'Please choose a start date');

/** An empty choice counts as missing. */
function required<const Options extends readonly [string, ...string[]]>(
  options: Options,
  whenMissing: string,
) {
  return z.enum(options, {
    error: (issue) =>
      issue.input === undefined || issue.input === null || issue.input === ''
        ? whenMissing
        : `Please choose one of: ${options.join(', ')}`,
  });
}

const flag = (name: string) => z.boolean(`${name} must be true or false`);

function contractOf(name: string, field: FieldDeclaration): z.ZodType {
  switch (field.is) {
    case 'text': {
      const tooShort = `${field.label} must be at least ${field.shortest} characters`;
      const tooLong = `${field.label} must be at most ${field.longest} characters`;
      return z.string(tooShort).trim().min(field.shortest, tooShort).max(field.longest, tooLong);
    }
    case 'choice':
      return required(field.of, field.whenMissing);
    case 'optional choice':
      return z.enum(field.of, field.whenWrong).nullable().optional();
    case 'suggested choice':
      return z.enum(field.of, field.whenWrong).optional();
    case 'flag':
      return flag(name).optional();
    case 'phrase': {
      const tooLong = `Please say ${field.asks} in at most ${field.longest} characters`;
      return z
        .string(tooLong)
        .trim()
        .max(field.longest, tooLong)
        .transform((words) => (words === '' ? null : words))
        .nullish();
    }
  }
}

type ContractOf<Name extends CampaignField> = (typeof campaignFields)[Name]['is'] extends 'text' | 'choice'
  ? z.ZodType<FieldValues[Name], FieldValues[Name]>
  : z.ZodOptional<z.ZodType<FieldValues[Name], FieldValues[Name]>>;

const contractsOf = <Name extends CampaignField>(fields: Record<Name, FieldDeclaration>) =>
  Object.fromEntries(
    Object.entries<FieldDeclaration>(fields).map(([name, field]) => [name, contractOf(name, field)]),
  ) as { [Each in Name]: ContractOf<Each> };

/** Null or an empty string clears a part of the plan; an omitted part stays unchanged. */
export const planSchema = z.object(contractsOf(planFields));
export type PlanInput = z.infer<typeof planSchema>;

const campaignBody = z.object({
  userId: z.number('userId must be a number').int().optional(),
  ...contractsOf(campaignFields),
  /** Null and empty count as missing. */
  customTime: z.preprocess(
    (value) => (value === null || value === '' ? undefined : value),
    clockTime.optional(),
  ),
  /** By default, detected from title and description. Can't override `danger`. */
  kind: z.enum(habitKinds, 'Please choose what kind of habit this is').optional(),
  startDate: startDate.optional(),
  timezoneOffset: z.int('timezoneOffset must be a number of minutes').min(-1440).max(1440).optional(),
});

/** A new or edited campaign. The form validates with it too. */
export const campaignSchema = campaignBody.superRefine(
  ({ deliveryMethod, messageTime, customTime }, context) => {
    if (messageTime !== customTimeOption) return;
    const { hours } = infoOf(deliveryMethod);
    const [hour = 0, minute = 0] = customTime?.split(':').map(Number) ?? [];
    const at = hour * 60 + minute;
    const isQuiet = hours !== null && (at < hours.from || at > hours.until);
    const message = customTime === undefined ? 'Please choose a time' : isQuiet ? hours.choose : null;
    if (message !== null) context.addIssue({ code: 'custom', path: ['customTime'], message });
  },
);
export type CampaignInput = z.infer<typeof campaignSchema>;

/**
 * `draftId` identifies the form: the campaign gets the texts of its preview, and sending the form twice creates it once.
 */
export const newCampaignSchema = campaignSchema.and(
  z.object({
    draftId: z
      .string('draftId must be a string')
      .regex(/^[\w-]{16,64}$/, 'draftId must be 16 to 64 letters, digits, hyphens or underscores')
      .optional(),
  }),
);
export type NewCampaignInput = z.infer<typeof newCampaignSchema>;

/** A campaign as the API returns it. Dates are local to `timeZone`. */
export type CampaignView = FieldValues & {
  id: number;
  userId: number;
  customTime: string | null;
  /** The local wall-clock time `HH:MM` at which messages go out. */
  sendTime: string;
  kind: HabitKind;
  onHold: boolean;
  /** The section to add to the help page, if the page is shown. */
  helpSection: HelpSection | null;
  startDate: string;
  timeZone: string;
  timezoneOffset: number;
  active: boolean;
  completed: boolean;
  size: Size;
  /** The first day after the pause, `YYYY-MM-DD`; null if not paused. */
  pausedUntil: string | null;
  /** False if there is nothing left to pause. */
  mayPause: boolean;
  /** Whether it sends every other day until its end, and whether the user may switch to that now. */
  everyOtherDay: boolean;
  mayGoEveryOtherDay: boolean;
  /** The user chose to keep daily messages, so every other day is no longer offered. */
  everyDayKept: boolean;
  repeatOf: number | null;
  finished: boolean;
  mayUndo: boolean;
  currentWeek: number;
  weeksCompleted: number;
  /** Whole percent, 0 to 100 */
  completionRate: number;
  dueCount: number;
  doneCount: number;
  currentStreak: number;
  bestStreak: number;
  messagesSent: number;
};

/** An active campaign's state today. Dates are local to its zone; instants are ISO 8601 in UTC. */
export type TodayView = {
  date: string;
  /** Why the campaign's messages are held back as things stand; null if they are sent. */
  heldBack: HeldBack | null;
  message: MessageView | null;
  nextAt: string | null;
  /** Every planned day, in order. */
  days: readonly { date: string; state: DayState }[];
  /** Oldest first, today last. */
  lastSevenDays: readonly { date: string; due: boolean; done: boolean }[];
  /** The number of done days in the seven days before `lastSevenDays`. */
  doneBefore: number;
  /** Whether the latest message offers a smaller version, another time, a pause or stopping. */
  isAfterLapse: boolean;
  question: Question | null;
};
export type ActiveCampaignView = CampaignView & { today: TodayView };
type UpcomingText = { content: string; ownWords: readonly Range[]; scheduledFor: string };

/** When a campaign's first message is due: an ISO 8601 instant, and its day in words, such as 'tomorrow'. */
export type FirstMessage = { at: string; day: string };

export type CreatedCampaign = CampaignView & { first: FirstMessage | null };

/** A campaign with its first messages, exactly as it would be created. */
export type CampaignPreview = Pick<CampaignView, 'kind' | 'sendTime' | 'timeZone' | 'startDate'> & {
  first: FirstMessage | null;
  /** Days are 'tomorrow' or 'Friday, November 27'. */
  messages: readonly (UpcomingText & { day: string })[];
  /** The number of messages, their days and the last one of these, `YYYY-MM-DD`. */
  count: number;
  dates: readonly string[];
  lastDate: string | null;
  /** Whether an AI writer may still rewrite the first week. */
  mayChange: boolean;
};

/** These name the desired state, so that repeating a call is harmless. */
export const pauseSchema = z.object({ paused: flag('paused') });
export const activitySchema = z.object({ active: flag('active') });
export const sizeSchema = z.object({ size: z.enum(sizes, `Please choose one of: ${sizes.join(', ')}`) });
export const everyOtherDaySchema = z.object({ everyOtherDay: flag('everyOtherDay') });
export const finishSchema = z.object({ finished: flag('finished') });

/** When a repeated campaign starts: next Monday, or today. */
export const repeatStarts = ['monday', 'today'] as const;
export type RepeatStart = (typeof repeatStarts)[number];

export const repeatSchema = z.object({
  levelUp: flag('levelUp'),
  /** The next step, in the user's words; by default, the one in their plan, if any. */
  action: z.string().trim().max(120, 'Please describe your next step in at most 120 characters').optional(),
  start: z.enum(repeatStarts, `Please choose one of: ${repeatStarts.join(', ')}`),
});
export type RepeatInput = z.infer<typeof repeatSchema>;

/** Title and description may still be too short while they are being typed. */
const draftText = ({ label, longest }: { label: string; longest: number }) => {
  const tooLong = `${label} must be at most ${longest} characters`;
  return z.string(tooLong).max(longest, tooLong).default('');
};
export const proposalSchema = z.object({
  title: draftText(campaignFields.title),
  description: draftText(campaignFields.description),
  planAction: planSchema.shape.planAction,
  messageTime: z.enum(messageTimes, 'Please choose a time').optional(),
  customTime: clockTime.nullish(),
});
export type ProposalInput = z.infer<typeof proposalSchema>;

/** Suggestions for the form of a new campaign. */
export type Proposal = {
  kind: HabitKind;
  helpSection: HelpSection | null;
  doseVerb: DoseVerb;
  /** For the user to confirm; null if unknown. */
  topic: HabitTopic | null;
  anchors: readonly string[];
  actions: readonly string[];
  /** A warning if doing less of something can be dangerous. */
  notice: string | null;
};

export type QuestionView = {
  question: Question | null;
};

export const questionAnswerSchema = z.object({
  question: z.enum(questionIds, 'Please answer this week’s question'),
  answer: z
    .string('Please answer in at most 200 characters')
    .trim()
    .max(200, 'Please answer in at most 200 characters')
    .nullable(),
});
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** The campaign after an answer, and the next message that uses the answer. */
export type QuestionAnswered = { campaign: CampaignView; next: UpcomingText | null };
