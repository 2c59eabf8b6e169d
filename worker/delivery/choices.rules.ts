import {
  type HabitKind,
  isQuiet,
  type MessageKind,
  type Offer,
  type Size,
  type TextWriter,
} from '../domain.ts';
import { renderFact } from '../writer/fill.ts';
import type { WrittenText } from '../writer/writer.ts';

/** What a message may offer besides *done*. The names are part of the choices' URLs. */
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

export const choiceLabel = (choice: Choice, kind: HabitKind): string =>
  (kind === 'dose' ? doseLabels[choice] : undefined) ?? choiceLabels[choice];

const afterLapse = ['smaller', 'move', 'pause', 'stop'] as const;
const nearTheEnd = ['every-other-day'] as const;
const afterTheEnd = ['repeat', 'level-up', 'finish'] as const;
/** Above the choices that end a recovery campaign. */
export const mayEndAnyTime = 'This can end any time.';
const endsAnyTime = ['better', 'over', 'not-now'] as const;

/** In display order. */
export function choicesOf(
  { kind, offer, condition }: { kind: MessageKind; offer: Offer | null; condition: string | null },
  habitKind: HabitKind,
): readonly Choice[] {
  switch (habitKind) {
    case 'danger':
      return ['stop'];
    case 'dose':
      if (kind === 'closing') return ['repeat', 'finish'];
      // A prescription may outlast the campaign, so reminders must not end unnoticed.
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

/** Decided when a message is sent, and stored with it: the offer, and the text if it changed. */
export type FinalText = {
  offer: Offer | null;
  text?: Omit<WrittenText, 'slotIndex'> & { writer: TextWriter };
};

type OutgoingMessage = { kind: MessageKind; week: number; offer: Offer | null };

/** In a daily campaign, the first message of week 11 offers every other day. */
export function offerFor(
  { kind, week, offer }: OutgoingMessage,
  campaign: { kind: HabitKind; frequency: string; everyOtherDay: boolean },
  offeredBefore: boolean,
): Offer | null {
  if (kind !== 'planned' || offer !== null) return offer;
  const isOffered =
    !isQuiet(campaign.kind) &&
    week === 11 &&
    campaign.frequency === 'Daily' &&
    !campaign.everyOtherDay &&
    !offeredBefore;
  return isOffered ? 'every-other-day' : null;
}

export const smallestOf = ({ planSmallest }: { planSmallest: string | null }) =>
  planSmallest === null ? null : renderFact('s', planSmallest);

type LinkedCampaign = { kind: HabitKind; size: Size; planSmallest: string | null };
type LinkedMessage = { kind: MessageKind; offer: Offer | null; condition: string | null };

const MAX_LABEL = 40;

/** The links to a message's choices and to the replies other than "Done". */
export function choiceLinks(open: string, message: LinkedMessage, campaign: LinkedCampaign) {
  const { kind } = campaign;
  const choices = choicesOf(message, kind).map((choice: Choice) => ({
    label: choiceLabel(choice, kind),
    url: `${open}/${choice}`,
  }));
  const openLabel = message.kind === 'closing' ? 'See what’s next' : openLabels[kind];
  return {
    choices,
    ...(kind === 'recover' && message.kind !== 'closing' ? { choicesHeading: mayEndAnyTime } : {}),
    answers: message.kind === 'closing' ? [] : answersOf(open, message, campaign),
    openLabel,
  };
}

/** Opening one of these links changes nothing. The page highlights the reply, and the user taps it to send it. */
function answersOf(open: string, { kind: messageKind, offer }: LinkedMessage, campaign: LinkedCampaign) {
  const { kind, size } = campaign;
  const later = { label: 'In an hour', url: `${open}?pick=hour` };
  // Only a planned message stands for a day, which can be skipped or made smaller.
  if (messageKind !== 'planned' && kind !== 'danger') return [later];
  const skip = (label: string) => ({ label, url: `${open}?pick=skip` });
  const words = smallestOf(campaign);
  const smaller = {
    label: words === null || words.length > MAX_LABEL ? 'Smaller today' : `Smaller today: ${words}`,
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

const openLabels: Record<HabitKind, string> = {
  build: 'Done',
  reduce: 'Done',
  dose: 'Check it off',
  recover: 'Done',
  danger: 'Where to find help',
};
