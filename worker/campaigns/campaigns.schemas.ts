import { z } from 'zod';
import {
  type CampaignField,
  campaignFields,
  type FieldDeclaration,
  type FieldValues,
  planFields,
} from '../campaign-fields.ts';
import {
  customTimeOption,
  type DayState,
  type DoseVerb,
  type HabitKind,
  type HabitTopic,
  habitKinds,
  type MessageStyle,
  messageStyles,
  messageTimes,
  type Question,
  type QuestionId,
  questionIds,
  type Size,
  sizes,
} from '../domain.ts';
import type { MessageView } from '../messages/messages.schemas.ts';

const clockTime = z.string('Please choose a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time');

/** A calendar date `YYYY-MM-DD`, or an instant in ISO 8601; which day an instant is depends on the person's zone. */
const startDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'Please choose a start date');

/** An empty choice and a missing one are the same mistake; anything else that is not on the list has its own sentence. */
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

/** Words that may be missing: empty ones are none. */
function optionalWords(longest: number, whenTooLong: string) {
  return z
    .string(whenTooLong)
    .trim()
    .max(longest, whenTooLong)
    .transform((words) => (words === '' ? null : words))
    .nullable();
}

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
      return z.boolean(`${name} must be true or false`).optional();
    case 'phrase':
      return optionalWords(
        field.longest,
        `Please say ${field.asks} in at most ${field.longest} characters`,
      ).optional();
  }
}

type ContractOf<Name extends CampaignField> = (typeof campaignFields)[Name]['is'] extends 'text' | 'choice'
  ? z.ZodType<FieldValues[Name], FieldValues[Name]>
  : z.ZodOptional<z.ZodType<FieldValues[Name], FieldValues[Name]>>;

const contractsOf = <Name extends CampaignField>(fields: Record<Name, FieldDeclaration>) =>
  Object.fromEntries(
    Object.entries<FieldDeclaration>(fields).map(([name, field]) => [name, contractOf(name, field)]),
  ) as { [Each in Name]: ContractOf<Each> };

/** The body of a changed plan. Null or no words leave a part empty; a part that is left out stays as it is. */
export const planSchema = z.object(contractsOf(planFields));
export type PlanInput = z.infer<typeof planSchema>;

const campaignBody = z.object({
  userId: z.number('userId must be a number').int().optional(),
  ...contractsOf(campaignFields),
  /** A form without a time says null or nothing at all. */
  customTime: z.preprocess(
    (value) => (value === null || value === '' ? undefined : value),
    clockTime.optional(),
  ),
  /** Without it, the kind that title and description suggest; danger is never overruled. */
  kind: z.enum(habitKinds, 'Please choose what kind of habit this is').optional(),
  startDate: startDate.optional(),
  timezoneOffset: z
    .number('timezoneOffset must be a number of minutes')
    .int()
    .min(-1440)
    .max(1440)
    .optional(),
});

/** The body of a new or edited campaign, and the rules of its form. */
export const campaignSchema = campaignBody
  .refine((campaign) => campaign.messageTime !== customTimeOption || campaign.customTime !== undefined, {
    path: ['customTime'],
    message: 'Please choose a time',
  })
  .refine(
    (campaign) =>
      campaign.deliveryMethod !== 'SMS' ||
      campaign.messageTime !== customTimeOption ||
      campaign.customTime === undefined ||
      (campaign.customTime >= '08:00' && campaign.customTime <= '21:00'),
    {
      path: ['customTime'],
      message: 'Text messages go out between 8 AM and 9 PM. Please choose a time in between',
    },
  );
export type CampaignInput = z.infer<typeof campaignSchema>;

/**
 * The body of a new campaign, and of its preview. `draftId` names the form it is filled in with: the campaign gets the
 * texts that were previewed under that name, and sent twice, it is created once.
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

/** A campaign as the server answers it. Dates are local to `timeZone`. */
export type CampaignView = FieldValues & {
  id: number;
  userId: number;
  customTime: string | null;
  /** The local wall-clock time `HH:MM` at which messages go out. */
  sendTime: string;
  kind: HabitKind;
  /** Nothing is sent until the person has read the help page and chosen. */
  onHold: boolean;
  /** `YYYY-MM-DD` */
  startDate: string;
  timeZone: string;
  timezoneOffset: number;
  active: boolean;
  completed: boolean;
  /** How much the messages ask for. */
  size: Size;
  /** The first day on which messages come again, `YYYY-MM-DD`; null while nothing is paused. */
  pausedUntil: string | null;
  /** Whether a pause would hold anything back. */
  mayPause: boolean;
  /** Whether it goes on every other day to its end, and whether it could from now on. */
  everyOtherDay: boolean;
  mayGoEveryOtherDay: boolean;
  /** Whether the person keeps every day, and wants that offered no more. */
  everyDayKept: boolean;
  /** The campaign that this one repeats. */
  repeatOf: number | null;
  /** Whether the person said, when it was over, that nothing more is to come of it. */
  finished: boolean;
  /** Whether the last regenerating can be undone. */
  mayUndo: boolean;
  /** 1 to 12 */
  currentWeek: number;
  /** 0 to 12 */
  weeksCompleted: number;
  /** whole percent, 0 to 100 */
  completionRate: number;
  /** Days that were due and done so far. */
  dueCount: number;
  doneCount: number;
  /** In days done. */
  currentStreak: number;
  bestStreak: number;
  messagesSent: number;
};

/** What an active campaign has to say of today. Dates are local to its zone, instants ISO 8601 in UTC. */
export type TodayView = {
  date: string;
  /** The message of today; null where nothing is planned. */
  message: MessageView | null;
  /** When the next one comes; null where none does. */
  nextAt: string | null;
  /** Every planned day, in order. */
  days: readonly DayState[];
  /** Oldest first, today last. */
  lastSevenDays: readonly { date: string; due: boolean; done: boolean }[];
  /** How many days were done in the seven days before those. */
  doneBefore: number;
  /** Whether the latest message offers to make it smaller, to move it, to pause or to stop. */
  isAfterLapse: boolean;
  /** The program's question of this week, where it is open. */
  question: Question | null;
};
export type ActiveCampaignView = CampaignView & { today: TodayView };
/** When the first message of a campaign comes: an instant in ISO 8601, and its day in words, such as 'tomorrow'. */
export type FirstMessage = { at: string; day: string };

/** A campaign that was just created. Without a program it may have no messages. */
export type CreatedCampaign = CampaignView & { first: FirstMessage | null };

/** What a new campaign would be, with its first messages. Nothing of it is kept. */
export type CampaignPreview = Pick<CampaignView, 'kind' | 'sendTime' | 'timeZone' | 'startDate'> & {
  first: FirstMessage | null;
  messages: readonly {
    content: string;
    ownWords: readonly (readonly [number, number])[];
    scheduledFor: string;
    /** 'tomorrow', or 'Friday, November 27' */
    day: string;
  }[];
  /** How many messages there are in all, and the day of the last, `YYYY-MM-DD`. */
  count: number;
  lastDate: string | null;
  /** Whether a model may still write the first week anew. */
  mayChange: boolean;
};

/** The bodies of the calls that change a campaign's lifecycle. Each says how it is to be, so that twice is harmless. */
export const pauseSchema = z.object({ paused: z.boolean('paused must be true or false') });
export const activitySchema = z.object({ active: z.boolean('active must be true or false') });
export const sizeSchema = z.object({ size: z.enum(sizes, `Please choose one of: ${sizes.join(', ')}`) });
export const everyOtherDaySchema = z.object({
  everyOtherDay: z.boolean('everyOtherDay must be true or false'),
});
export const finishSchema = z.object({ finished: z.boolean('finished must be true or false') });

/** When a campaign that is repeated begins: on the coming Monday, or today. */
export const repeatStarts = ['monday', 'today'] as const;
export type RepeatStart = (typeof repeatStarts)[number];

export const repeatSchema = z.object({
  levelUp: z.boolean('levelUp must be true or false'),
  /** The next step, in the person's words; without it, the one they named, or the same again. */
  action: z.string().trim().max(120, 'Please describe your next step in at most 120 characters').optional(),
  start: z.enum(repeatStarts, `Please choose one of: ${repeatStarts.join(', ')}`),
});
export type RepeatInput = z.infer<typeof repeatSchema>;

/** The body of a changed style. */
export const styleSchema = z.object({ style: required(messageStyles, 'Message style is required') });

/** Another style that may suit better than the one that got several thumbs down; null where there is nothing to say. */
export type StyleOffer = { offer: { from: MessageStyle; to: MessageStyle } | null };

/** What a kind is proposed by. */
export const proposalSchema = z.object({
  title: z
    .string('Title must be at most 500 characters')
    .max(500, 'Title must be at most 500 characters')
    .default(''),
  description: z
    .string('Description must be at most 2000 characters')
    .max(2000, 'Description must be at most 2000 characters')
    .default(''),
  messageTime: z.enum(messageTimes, 'Please choose a time').optional(),
  customTime: clockTime.nullish(),
});
export type ProposalInput = z.infer<typeof proposalSchema>;

/** What the form offers for a habit: its kind, words for the sentence, and where help is to be had. */
export type Proposal = {
  kind: HabitKind;
  doseVerb: DoseVerb;
  /** What it may be about, to be confirmed; null where nothing tells. */
  topic: HabitTopic | null;
  anchors: readonly string[];
  actions: readonly string[];
  /** Said once where less of something can be dangerous. */
  notice: string | null;
};

/** The question of the week, or null; with it, what a campaign's page shows of the plan. */
export type QuestionView = {
  question: Question | null;
  /** What is asked next, and in which week; null where nothing more is asked. */
  next: { id: QuestionId; week: number } | null;
};

/** An answer to the week's question; null is "Not now". */
export const questionAnswerSchema = z.object({
  question: z.enum(questionIds, 'Please answer this week’s question'),
  answer: z
    .string('Please answer in at most 200 characters')
    .trim()
    .max(200, 'Please answer in at most 200 characters')
    .nullable(),
});
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** What came of an answer: the campaign, and the next message that will say it. */
export type QuestionAnswered = {
  campaign: CampaignView;
  next: { scheduledFor: string; content: string; ownWords: readonly (readonly [number, number])[] } | null;
};
