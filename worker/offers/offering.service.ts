import type { MessageStyle } from '../campaigns/campaigns.schemas.ts';
import type { MessageRow } from '../messages/planned-messages.service.ts';
import { hashText } from '../writers/composer/chance.ts';
import { gentleText } from '../writers/composer/gentle.ts';
import type { Occasion } from '../writers/occasions.ts';
import {
  type Choice,
  type Course,
  choiceLabels,
  choicesOf,
  courseAfter,
  type Given,
  offerWith,
} from './offers.rules.ts';

type Leaving = Pick<MessageRow, 'id' | 'kind' | 'week' | 'edited' | 'offer' | 'completed'>;

type Campaign = {
  seed: string;
  title: string;
  description: string;
  messageStyle: MessageStyle;
  frequency: string;
  everyOtherDay: boolean;
  /** How many signs fit beside the link of a text message; undefined where nothing is sent by text. */
  room: number | undefined;
};

/** What each of the messages that are about to leave is given, soonest first; null for those that leave as they are. */
export function giveOffers(
  messages: readonly Leaving[],
  campaign: Campaign,
  course: Course,
): Map<number, Given> {
  const given = new Map<number, Given>();
  let latest = course;
  for (const message of messages) {
    const offer = message.completed ? null : offerWith(message, campaign, latest);
    latest = courseAfter(latest, offer);
    if (offer === null || offer === message.offer) continue;
    given.set(
      message.id,
      offer === 'lapse' ? { offer, text: gentleWords(campaign, course.gentleSoFar) } : { offer },
    );
  }
  return given;
}

function gentleWords(
  { seed, title, description, messageStyle: style, room }: Campaign,
  gentleSoFar: number,
): NonNullable<Given['text']> {
  const content = gentleText({ title, description, style, room }, (hashText(seed) % 1000) + gentleSoFar);
  return { content, writer: 'built-in', style, tier: 'low', techniques: null, line: null };
}

/** What a message comes for besides its day. */
export const occasionOf = ({ kind, offer }: Pick<MessageRow, 'kind' | 'offer'>): Occasion | undefined =>
  kind === 'closing' ? kind : (offer ?? undefined);

/** The pages of a message's choices, which lie below its own; nothing for a message without any. */
export function choiceLinks(open: string, message: Pick<MessageRow, 'kind' | 'offer'>) {
  const choices = choicesOf(message);
  if (choices.length === 0) return {};
  const linkTo = (choice: Choice) => ({ label: choiceLabels[choice], url: `${open}/${choice}` });
  return {
    choices: choices.map(linkTo),
    ...(message.kind === 'closing' ? { openLabel: 'See what may come next' } : {}),
  };
}
