import type { HabitKind, MessageKind, Offer, Size } from '../domain.ts';
import { type Choice, choiceLabel, choicesOf } from './choices.rules.ts';
import { quoted } from './composing.rules.ts';

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
