import type { ActiveCampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { queryClient } from './query-client.ts';
import { refreshProgress } from './refresh-progress.ts';
import type { Told } from './worker-messages.ts';

/** The data on the screen is refetched when something has happened, and only then. */

const minute = 60_000;
/** A page that was hidden for this long may show stale data. */
const longAway = 5 * minute;
/** A message that is due is on its way for a moment. */
const sendTime = 4000;
/** Clocks get changed and devices sleep, so we check the time this often; that makes no requests. */
const longestWait = 10 * minute;

const today = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format();

/** The instants at which something is to come, and the zones whose days are shown, of all that was read. */
function whatIsShown() {
  const instants: string[] = [];
  const zones = new Set<string>();
  const add = (message: Pick<MessageView, 'scheduledFor' | 'snoozedUntil' | 'timeZone' | 'status'>) => {
    zones.add(message.timeZone);
    if (message.status === 'scheduled') instants.push(message.scheduledFor);
    if (message.snoozedUntil !== null) instants.push(message.snoozedUntil);
  };
  for (const [, messages] of queryClient.getQueriesData<MessageView[]>({ queryKey: ['messages'] }))
    messages?.forEach(add);
  for (const [, campaigns] of queryClient.getQueriesData<ActiveCampaignView[]>({
    queryKey: ['campaigns', 'active'],
  })) {
    for (const { today: shown, timeZone } of campaigns ?? []) {
      zones.add(timeZone);
      if (shown.nextAt !== null) instants.push(shown.nextAt);
      if (shown.message) add(shown.message);
    }
  }
  return { instants: instants.map((instant) => Date.parse(instant) + sendTime), zones };
}

/**
 * Refetches what is shown when a message was due, a day has begun in a campaign's time zone, a push arrived, marks
 * were sent, the network is back, or the person returns after a while.
 */
export function keepFresh(): void {
  let readAt = Date.now();
  let dates = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    readAt = Date.now();
    refreshProgress();
  };
  /** Looks at the clock, and again when something is to come. */
  const look = () => {
    clearTimeout(timer);
    const { instants, zones } = whatIsShown();
    const now = Date.now();
    const next = new Map([...zones].map((zone) => [zone, today(zone)]));
    const isNewDay = [...next].some(([zone, date]) => dates.has(zone) && dates.get(zone) !== date);
    const hasCome = instants.some((instant) => instant > readAt && instant <= now);
    dates = next;
    if (isNewDay || hasCome) refresh();
    const toCome = instants.filter((instant) => instant > now);
    // Days begin at whole quarters of an hour everywhere.
    const quarter = 15 * minute - (now % (15 * minute)) + 1000;
    timer = setTimeout(look, Math.min(longestWait, quarter, ...toCome.map((instant) => instant - now)));
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isRead = type === 'updated' && query.state.fetchStatus === 'idle';
    if (isRead && ['messages', 'campaigns'].includes(String(query.queryKey[0]))) look();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.type === 'changed') refresh();
  });
  window.addEventListener('online', refresh);
  let hiddenAt = Number.POSITIVE_INFINITY;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= longAway) refresh();
    else look();
  });
  look();
}
