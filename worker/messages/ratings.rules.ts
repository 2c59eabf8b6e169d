import type { MessageStyle } from '../campaigns/campaigns.schemas.ts';
import type { Taste } from '../writers/writer.ts';
import type { MessageKind, MessageStatus, MessageWriter, Rating } from './messages.schemas.ts';

/** The browser loads this too, so it imports types alone. */

type Rateable = { kind: MessageKind; status: MessageStatus; writer: MessageWriter };

/** Thumbs are for what was written for the person and has reached them: nothing else tells what to write next. */
export const isRateable = ({ kind, status, writer }: Rateable) =>
  kind === 'planned' && status === 'sent' && writer !== 'person';

export type RatedText = {
  content: string;
  status: MessageStatus;
  rating: Rating | null;
  /** Between spaces. */
  techniques: string | null;
  line: string | null;
};

/** Marks that stand against each technique, so that a single thumb does not say everything. */
const doubt = 2;

export const listOf = (words: string | null) => (words ?? '').split(' ').filter((word) => word !== '');

/**
 * What the thumbs on a campaign's messages say about what to write next; undefined while there are none.
 * @param bannedLines lines and texts of messages that were rated down and are gone since, by their keys, between spaces
 */
export function tasteOf(messages: readonly RatedText[], bannedLines: string): Taste | undefined {
  const rated = messages.filter(({ rating }) => rating !== null);
  const gone = listOf(bannedLines);
  if (rated.length === 0 && gone.length === 0) return undefined;
  const votes = new Map<string, { up: number; down: number }>();
  for (const { rating, techniques } of rated) {
    for (const technique of listOf(techniques)) {
      const vote = votes.get(technique) ?? { up: 0, down: 0 };
      votes.set(technique, rating === 'up' ? { ...vote, up: vote.up + 1 } : { ...vote, down: vote.down + 1 });
    }
  }
  const used: Record<string, number> = {};
  // What is only planned will be written anew before it is sent.
  for (const { techniques } of messages.filter(({ status }) => status !== 'scheduled')) {
    for (const technique of listOf(techniques)) used[technique] = (used[technique] ?? 0) + 1;
  }
  const down = rated.filter(({ rating }) => rating === 'down');
  return {
    liking: Object.fromEntries(
      [...votes].map(([technique, { up, down }]) => [technique, (up - down) / (up + down + doubt)]),
    ),
    used,
    bannedLines: [...gone, ...down.flatMap(({ line }) => line ?? [])],
    bannedTexts: down.map(({ content }) => content),
  };
}

const fewestDown = 4;

/** How the texts of a style were rated. */
export type StyleVotes = { style: MessageStyle; up: number; down: number };

/** Whether the thumbs say that a style does not suit: four down at least, and two of three of all. */
export const isDisliked = ({ up, down }: Omit<StyleVotes, 'style'>): boolean =>
  down >= fewestDown && down * 3 >= (up + down) * 2;

/** The thumbs on the texts of one style. */
export function votesOn(
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

/** Where nothing else tells, the styles that sound least like the one that did not suit. */
const alternatives: Record<MessageStyle, MessageStyle> = {
  motivational: 'friendly',
  informative: 'friendly',
  friendly: 'direct',
  direct: 'friendly',
};

/**
 * Another style that a person may like: the one they liked best elsewhere, else one that sounds otherwise; never one
 * that did not suit either. Null where none is left.
 * @param votes of all the person's campaigns
 */
export function otherStyle(current: MessageStyle, votes: readonly StyleVotes[]): MessageStyle | null {
  const others = votes.filter(({ style }) => style !== current);
  const liked = others.filter(({ up, down }) => up > down).sort((a, b) => b.up - b.down - (a.up - a.down))[0];
  if (liked !== undefined) return liked.style;
  const refused = new Set(others.filter(({ up, down }) => down > up).map(({ style }) => style));
  const [next] = [alternatives[current], ...(Object.keys(alternatives) as MessageStyle[])].filter(
    (style) => style !== current && !refused.has(style),
  );
  return next ?? null;
}
