import type { HabitKind, MessageKind, Offer } from '../domain.ts';
import { type Choice, choiceLabel, choicesOf } from './choices.rules.ts';

/** The pages of a message's choices, which lie below its own; nothing for a message without any. */
export function choiceLinks(
  open: string,
  message: { kind: MessageKind; offer: Offer | null; condition: string | null },
  kind: HabitKind,
) {
  const choices = choicesOf(message, kind);
  if (choices.length === 0) return {};
  const linkTo = (choice: Choice) => ({ label: choiceLabel(choice, kind), url: `${open}/${choice}` });
  const openLabel = message.kind === 'closing' ? 'See what may come next' : openLabels[kind];
  return { choices: choices.map(linkTo), ...(openLabel === undefined ? {} : { openLabel }) };
}

/** Labels for the link to a message's page, where "Done, skip or snooze" doesn't fit the kind. */
const openLabels: Partial<Record<HabitKind, string>> = {
  dose: 'Check it off',
  recover: 'Done, or not today',
  danger: 'Where to find help',
};
