import type { MessageKind, MessageStatus, MessageWriter, Rating } from '../domain.ts';
import type { RetiredText } from './planned-messages.repo.ts';

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
