import { useEffect, useState } from 'react';

/** What the clocks show in a time zone at this moment. */
export function LocalClock({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={now.toISOString()}>
      {now.toLocaleTimeString([], { timeZone, hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}
