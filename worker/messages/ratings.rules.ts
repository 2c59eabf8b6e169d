import type { MessageKind, MessageStatus, MessageWriter, Rating } from '../domain.ts';

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
  liked: readonly string[];
  disliked: readonly string[];
};

export function textPreferencesOf(
  messages: readonly RatedText[],
  retired: readonly { textKey: string }[],
): TextPreferences {
  const rated = (rating: Rating) => messages.filter((message) => message.rating === rating);
  const down = rated('down');
  return {
    banned: new Set([...retired.map(({ textKey }) => textKey), ...down.flatMap(({ entry }) => entry ?? [])]),
    liked: rated('up').map(({ content }) => content),
    disliked: down.map(({ content }) => content),
  };
}
