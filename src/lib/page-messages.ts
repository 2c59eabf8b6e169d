/**
 * Tells the app's other tabs that data on the server has changed. One object for both directions, because it doesn't get
 * its own messages. Undefined while prerendering.
 */
export const otherTabs = 'document' in globalThis ? new BroadcastChannel('changed') : undefined;

/** On responses that the service worker had stored. */
export const storedHeader = 'X-Stored';

/** Messages from the service worker to the app's pages. */
export type WorkerMessage =
  | { type: 'marks'; marks: readonly WaitingMark[] }
  | ({ type: 'refused' } & Refusal)
  /** Data on the server has changed. */
  | { type: 'changed' };

export type WaitingMark = {
  userId: number;
  messageId: number;
  change: { completed?: boolean; skipped?: boolean; note?: string | null };
  at: string;
  /** For people, if the server refuses it. Missing in marks that an older version has stored. */
  day?: { campaignId: number; date: string };
};

/** A waiting mark that the server has refused. `mark` is null for an answer page, whose path it is. */
export type Refusal = { path: string; mark: WaitingMark | null; reason: string };
