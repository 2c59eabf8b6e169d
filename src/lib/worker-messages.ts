/** Messages from the service worker to the app's pages. */
export type WorkerMessage =
  | { type: 'marks'; marks: readonly WaitingMark[] }
  /** Data on the server has changed. */
  | { type: 'changed' };

export type WaitingMark = {
  userId: number;
  messageId: number;
  change: { completed?: boolean; skipped?: boolean; note?: string | null };
  at: string;
};
