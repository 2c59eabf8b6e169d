import { format } from '../lib/dates.ts';
import { useTicks } from '../lib/hooks.ts';

/** The current time in a time zone. */
export function LocalClock({ timeZone }: { timeZone: string }) {
  useTicks(15_000);
  const now = new Date();
  return (
    <time dateTime={now.toISOString()}>
      {format({ timeZone, hour: 'numeric', minute: '2-digit' }).format(now)}
    </time>
  );
}
