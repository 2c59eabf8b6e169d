import type { HabitKind, MessageKind, MessageStyle, Offer, Range, Size, TextWriter } from '../domain.ts';
import { toSecondPerson, withoutFinalMarks } from '../writer/fill.ts';

/** What can be chosen from a message besides its answer. Each is a word in the address of its page. */
export const choices = [
  'smaller',
  'move',
  'pause',
  'stop',
  'every-other-day',
  'repeat',
  'level-up',
  'finish',
  'better',
  'over',
  'not-now',
] as const;
export type Choice = (typeof choices)[number];

const choiceLabels: Record<Choice, string> = {
  smaller: 'Make it smaller',
  move: 'Move it',
  pause: 'Pause',
  stop: 'Stop',
  'every-other-day': 'Every other day from here?',
  repeat: 'Repeat it',
  'level-up': 'Next step',
  finish: 'Finish',
  better: 'It’s better',
  over: 'It’s over',
  'not-now': 'Not now',
};

const doseLabels: Partial<Record<Choice, string>> = {
  move: 'Correct the reminder’s time',
  stop: 'Stop these reminders',
  repeat: 'Renew',
};

/** What a choice is called: a reminder to take something is not paused or made smaller, but corrected or renewed. */
export const choiceLabel = (choice: Choice, kind: HabitKind): string =>
  (kind === 'dose' ? doseLabels[choice] : undefined) ?? choiceLabels[choice];

const afterLapse = ['smaller', 'move', 'pause', 'stop'] as const;
const nearTheEnd = ['every-other-day'] as const;
const afterTheEnd = ['repeat', 'level-up', 'finish'] as const;
const endsAnyTime = ['better', 'over', 'not-now'] as const;

/** What a message offers, in the order in which it is shown. */
export function choicesOf(
  { kind, offer, condition }: { kind: MessageKind; offer: Offer | null; condition: string | null },
  habitKind: HabitKind,
): readonly Choice[] {
  switch (habitKind) {
    case 'danger':
      return ['stop'];
    case 'dose':
      if (kind === 'closing') return ['repeat', 'finish'];
      // A prescription may continue after the campaign, so reminders must not stop unnoticed.
      return condition === 'lastweek' || condition === 'last' ? ['repeat', 'move', 'stop'] : ['move', 'stop'];
    case 'recover':
      if (kind === 'closing') return ['repeat', 'finish'];
      return offer === 'lapse' ? [...afterLapse, ...endsAnyTime] : endsAnyTime;
    default:
      if (kind === 'closing') return afterTheEnd;
      if (offer === 'lapse') return afterLapse;
      return offer === 'every-other-day' ? nearTheEnd : [];
  }
}

/** What a message is given as it leaves, to be kept with it: an offer, and words where they take the place of its own. */
export type FinalText = {
  offer: Offer | null;
  text?: {
    content: string;
    ownWords: readonly Range[];
    short: string | null;
    condition: string | null;
    entry: string | null;
    writer: TextWriter;
    style: MessageStyle | null;
  };
};

type Leaving = { kind: MessageKind; week: number; offer: Offer | null };

/**
 * What a message offers as it leaves, besides the choices after a lapse. The first message of week 11 of a daily
 * campaign offers every other day.
 */
export function offerWith(
  { kind, week, offer }: Leaving,
  campaign: { kind: HabitKind; frequency: string; everyOtherDay: boolean },
  offeredBefore: boolean,
): Offer | null {
  if (kind !== 'planned' || offer !== null) return offer;
  const hasProgram = campaign.kind === 'build' || campaign.kind === 'reduce';
  const isOffered =
    hasProgram && week === 11 && campaign.frequency === 'Daily' && !campaign.everyOtherDay && !offeredBefore;
  return isOffered ? 'every-other-day' : null;
}

/** A phrase as texts quote it: in the second person, without final punctuation. */
export const quoted = (phrase: string | undefined) =>
  phrase === undefined ? undefined : toSecondPerson(withoutFinalMarks(phrase));

type LinkedCampaign = { kind: HabitKind; size: Size; planSmallest: string | null };
type LinkedMessage = { kind: MessageKind; offer: Offer | null; condition: string | null };

/** What fits a button. */
const MAX_LABEL = 40;

/** What a message leads to besides its own page: its choices and its other answers, each on a page below. */
export function choiceLinks(open: string, message: LinkedMessage, campaign: LinkedCampaign) {
  const { kind } = campaign;
  const choices = choicesOf(message, kind).map((choice: Choice) => ({
    label: choiceLabel(choice, kind),
    url: `${open}/${choice}`,
  }));
  const openLabel = message.kind === 'closing' ? 'See what’s next' : openLabels[kind];
  return {
    choices,
    answers: message.kind === 'closing' ? [] : answersOf(open, message, campaign),
    openLabel,
  };
}

/** The answers besides "Done". A link gives none: its page points it out, and a press there gives it. */
function answersOf(open: string, { offer }: LinkedMessage, { kind, size, planSmallest }: LinkedCampaign) {
  const later = { label: 'In an hour', url: `${open}?pick=hour` };
  const skip = (label: string) => ({ label, url: `${open}?pick=skip` });
  const words = quoted(planSmallest ?? undefined);
  const smaller = {
    label: words === undefined || words.length > MAX_LABEL ? 'Smaller today' : `Smaller today: ${words}`,
    url: `${open}?pick=smaller`,
  };
  switch (kind) {
    case 'danger':
      return [];
    case 'dose':
      return [later];
    case 'recover':
      return [skip('Not today'), later];
    default:
      return [later, skip('Skip today'), ...(offer === 'lapse' || size === 'small' ? [] : [smaller])];
  }
}

/** What the link to a message's page is called. */
const openLabels: Record<HabitKind, string> = {
  build: 'Done',
  reduce: 'Done',
  dose: 'Check it off',
  recover: 'Done',
  danger: 'Where to find help',
};
