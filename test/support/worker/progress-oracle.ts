import type { Frequency, MessageKind, MessageStatus } from '../../../worker/domain.ts';
import { type Streak, streakOfDays } from '../../../worker/progress/progress.rules.ts';

/** A day as the tests tell it. */
export type ProgressRow = { localDate: string; status: MessageStatus; completed: boolean; kind: MessageKind };

/**
 * What the view `progress` is to say, in a few lines: due is what was planned, sent, and is done or over, and what was
 * done although it was skipped: whoever is done before the message is due gets none.
 */
export function countDue(rows: readonly ProgressRow[], today: string): { due: number; done: number } {
  const due = rows.filter(
    ({ kind, status, completed, localDate }) =>
      kind === 'planned' &&
      (completed ? status === 'sent' || status === 'skipped' : status === 'sent' && localDate < today),
  );
  return { due: due.length, done: due.filter(({ completed }) => completed).length };
}

type Campaign = { rows: readonly ProgressRow[]; today: string; frequency: Frequency; startDate: string };

export function streak({ rows, ...campaign }: Campaign): Streak {
  const days = rows.filter((row) => row.kind === 'planned' && (row.completed || row.status === 'sent'));
  return streakOfDays({ ...campaign, days });
}
