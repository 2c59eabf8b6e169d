import type { MessageKind, MessageStatus, MessageStyle, MessageWriter, Rating } from '../domain.ts';
import type { RetiredText } from './retired-texts.repo.ts';

/** The browser loads this file too, so it only imports types. */

type Rateable = { kind: MessageKind; status: MessageStatus; writer: MessageWriter };

/** Only texts that we wrote and sent can be rated; no others tell us what to write next. */
export const isRateable = ({ kind, status, writer }: Rateable) =>
  kind === 'planned' && status === 'sent' && writer !== 'person';

type RatedText = {
  content: string;
  rating: Rating | null;
  entry: string | null;
};

/** What to write and what to avoid, based on ratings and regenerations. */
type TextPreferences = {
  /** Keys of content entries not to use again. */
  banned: ReadonlySet<string>;
  /** Keys of texts that the user regenerated. */
  replaced: ReadonlySet<string>;
  liked: readonly string[];
  disliked: readonly string[];
};

const keysOf = (retired: readonly RetiredText[], reason: RetiredText['reason']) =>
  retired.filter((text) => text.reason === reason).map(({ textKey }) => textKey);

/** @param retired texts of deleted messages that must not be used again */
export function textPreferencesOf(
  messages: readonly RatedText[],
  retired: readonly RetiredText[],
): TextPreferences {
  const rated = (rating: Rating) => messages.filter((message) => message.rating === rating);
  const down = rated('down');
  return {
    banned: new Set([...keysOf(retired, 'disliked'), ...down.flatMap(({ entry }) => entry ?? [])]),
    replaced: new Set(keysOf(retired, 'replaced')),
    liked: rated('up').map(({ content }) => content),
    disliked: down.map(({ content }) => content),
  };
}

const MIN_DOWN = 4;

export type StyleVotes = { style: MessageStyle; up: number; down: number };

/** At least four thumbs down, and at least two thirds of all. */
export const isDisliked = ({ up, down }: Omit<StyleVotes, 'style'>): boolean =>
  down >= MIN_DOWN && down * 3 >= (up + down) * 2;

export function votesFor(
  style: MessageStyle,
  messages: readonly { style: MessageStyle | null; rating: Rating | null }[],
): StyleVotes {
  const rated = messages.filter((message) => message.style === style);
  return {
    style,
    up: rated.filter(({ rating }) => rating === 'up').length,
    down: rated.filter(({ rating }) => rating === 'down').length,
  };
}

/** The style that differs most from each style. */
const alternatives: Record<MessageStyle, MessageStyle> = {
  motivational: 'friendly',
  informative: 'friendly',
  friendly: 'direct',
  direct: 'friendly',
};

/**
 * Suggests another style: the one the user liked best in any campaign, otherwise a different one, but never one they
 * disliked. Null if none is left.
 * @param votes from all of the user's campaigns
 */
export function otherStyle(current: MessageStyle, votes: readonly StyleVotes[]): MessageStyle | null {
  const others = votes.filter(({ style }) => style !== current);
  const liked = others.filter(({ up, down }) => up > down).sort((a, b) => b.up - b.down - (a.up - a.down))[0];
  if (liked !== undefined) return liked.style;
  const disliked = new Set(others.filter(({ up, down }) => down > up).map(({ style }) => style));
  const [next] = [alternatives[current], ...(Object.keys(alternatives) as MessageStyle[])].filter(
    (style) => style !== current && !disliked.has(style),
  );
  return next ?? null;
}
