/** What the service worker tells the pages of the app. */
export type Told =
  | { type: 'marks'; marks: readonly WaitingMark[] }
  /** Something has changed on the server. */
  | { type: 'changed' };

/** A mark that waits for the network. */
export type WaitingMark = {
  userId: number;
  messageId: number;
  change: { completed?: boolean; skipped?: boolean; note?: string | null };
  at: string;
};
