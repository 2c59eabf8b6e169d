import type { Frequency, MessageKind, MessageStatus } from '../../../worker/domain.ts';
import { type Streak, streakOfDays } from '../../../worker/progress/progress.rules.ts';

/** A day as the tests tell it. */
export type ProgressRow = { localDate: string; status: MessageStatus; completed: boolean; kind: MessageKind };

/**
 * What the view `progress` is to say, in a few lines: due is what was planned, sent, and is done or over. Marked before
 * it was sent, a message is not due: only what reached the person is measured. Its day still counts in the streak.
 */
export function countDue(rows: readonly ProgressRow[], today: string): { due: number; done: number } {
  const due = rows.filter(
    (row) => row.kind === 'planned' && row.status === 'sent' && (row.completed || row.localDate < today),
  );
  return { due: due.length, done: due.filter(({ completed }) => completed).length };
}

type Campaign = { rows: readonly ProgressRow[]; today: string; frequency: Frequency; startDate: string };

export function streak({ rows, ...campaign }: Campaign): Streak {
  const days = rows.filter((row) => row.kind === 'planned' && (row.completed || row.status === 'sent'));
  return streakOfDays({ ...campaign, days });
}
