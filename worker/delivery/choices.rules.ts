import type { HabitKind, MessageKind, MessageStyle, Offer, Range, Size, TextWriter } from '../domain.ts';
import { toSecondPerson, withoutFinalMarks } from '../writer/fill.ts';

/** The choices in messages, besides *done*. Each is part of its page's URL. */
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

/** A choice's label. Reminders of doses are corrected or renewed, not paused or made smaller. */
export const choiceLabel = (choice: Choice, kind: HabitKind): string =>
  (kind === 'dose' ? doseLabels[choice] : undefined) ?? choiceLabels[choice];

const afterLapse = ['smaller', 'move', 'pause', 'stop'] as const;
const nearTheEnd = ['every-other-day'] as const;
const afterTheEnd = ['repeat', 'level-up', 'finish'] as const;
const endsAnyTime = ['better', 'over', 'not-now'] as const;

/** The choices in a message, in display order. */
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

/** What is decided when a message is sent and stored with it: its offer, and its text if that changed. */
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
 * A message's offer when it is sent, apart from the choices after a lapse. In a daily campaign, the first message of week
 * 11 offers every other day.
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

/** The longest label that fits a button. */
const MAX_LABEL = 40;

/** The links in a message besides its own page: its choices and its other answers. */
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

/** The answers besides "Done". Following a link changes nothing; the page highlights the answer, and a press gives it. */
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

/** The label of the link to a message's page. */
const openLabels: Record<HabitKind, string> = {
  build: 'Done',
  reduce: 'Done',
  dose: 'Check it off',
  recover: 'Done',
  danger: 'Where to find help',
};
