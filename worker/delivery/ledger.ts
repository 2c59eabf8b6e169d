import type { SendRecord } from './sending.rules.ts';

/** A try that was begun; it stays until the database has its outcome. */
export type Claim = {
  messageId: number;
  attempt: number;
  /** Missing where an earlier version kept it. */
  startedAt?: number;
  record: SendRecord | null;
};

/**
 * The object's own memory of tries, in its storage, so that a crash between claim, send and record loses nothing:
 * a claim without a record was perhaps sent and is tried again under the same identifier; one with a record was
 * sent and only wants to be written down. What is kept outlives the code that kept it, by a deployment: a field that a
 * later version adds may be missing.
 */
export type Ledger = {
  claims(): Promise<Map<number, Claim>>;
  claim(messageId: number, attempt: number, startedAt: number): Promise<void>;
  keep(record: SendRecord): Promise<void>;
  settle(messageIds: readonly number[]): Promise<void>;
};

const prefix = 'try:';
/** The storage drops no more of them at once. */
const mostKeys = 128;
const keyOf = (messageId: number) => `${prefix}${messageId}`;

export function openLedger(storage: DurableObjectStorage): Ledger {
  return {
    claims: async () => {
      const entries = await storage.list<Claim>({ prefix });
      return new Map([...entries.values()].map((claim) => [claim.messageId, claim]));
    },
    claim: (messageId, attempt, startedAt) =>
      storage.put<Claim>(keyOf(messageId), { messageId, attempt, startedAt, record: null }),
    // The database need not wait until this is on disk: it is told the same.
    keep: (record) =>
      storage.put<Claim>(
        keyOf(record.messageId),
        { messageId: record.messageId, attempt: record.attempt, record },
        { allowUnconfirmed: true },
      ),
    settle: async (messageIds) => {
      const keys = [...new Set(messageIds)].map(keyOf);
      for (let at = 0; at < keys.length; at += mostKeys) await storage.delete(keys.slice(at, at + mostKeys));
    },
  };
}
