import { formatWeekday } from '../../lib/dates.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Refusal } from '../../lib/worker-messages.ts';
import { toastError } from '../../ui/toast.ts';
import { campaignQuery } from '../campaigns/queries.ts';

/** Says which mark, note or answer made offline the server has refused, and why. */
export async function tellRefused({ mark, reason }: Refusal): Promise<void> {
  if (mark === null) return toastError(reason, 'An answer could not be saved');
  const { day, change } = mark;
  const what = change.note === undefined ? 'A mark could not be saved' : 'A note could not be saved';
  if (day === undefined) return toastError(reason, what);
  const campaign = await queryClient.ensureQueryData(campaignQuery(day.campaignId)).catch(() => undefined);
  const which = [campaign?.title, formatWeekday(day.date)].filter(Boolean).join(', ');
  toastError(`${which}: ${reason}`, what);
}
