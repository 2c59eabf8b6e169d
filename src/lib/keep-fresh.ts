import type { Query } from '@tanstack/react-query';
import type { ActiveCampaignView, CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { todayIn } from './dates.ts';
import { otherTabs, type WorkerMessage } from './page-messages.ts';
import { queryClient, refetchProgress } from './query-client.ts';

const minute = 60_000;
/** If a page was hidden, or the device asleep, for longer, its data is refetched. */
const MAX_ABSENCE = 5 * minute;
/** How long sending a due message may take. */
const sendTime = 4000;
/** Clocks change and devices sleep, so the time is checked at least this often. This makes no requests. */
const MAX_WAIT = 10 * minute;

/** When the cached data will become stale, and the time zones of its days. */
function whatIsCached() {
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
    for (const { today, timeZone } of campaigns ?? []) {
      zones.add(timeZone);
      if (today.nextAt !== null) instants.push(today.nextAt);
      if (today.message) add(today.message);
    }
  }
  for (const [, campaigns] of queryClient.getQueriesData<CampaignView[]>({ queryKey: ['campaigns', 'all'] }))
    for (const { timeZone } of campaigns ?? []) zones.add(timeZone);
  return { instants: instants.map((instant) => Date.parse(instant) + sendTime), zones };
}

/**
 * Refetches the data on the screen, but only if something has happened: a message came due, a new day began in a
 * campaign's time zone, a push arrived, marks were sent, another tab changed something, the service worker took over, the
 * network is back, or the person returned after a while.
 */
export function keepFresh(): void {
  let fetchedAt = Date.now();
  let dates = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextCheck = Number.POSITIVE_INFINITY;
  const refresh = () => {
    fetchedAt = Date.now();
    refetchProgress();
  };
  /** Checks the time, now and when the next message or day is due. */
  const check = () => {
    clearTimeout(timer);
    const { instants, zones } = whatIsCached();
    const now = Date.now();
    const next = new Map([...zones].map((zone) => [zone, todayIn(zone)]));
    const isNewDay = [...next].some(([zone, date]) => dates.has(zone) && dates.get(zone) !== date);
    const isMessageDue = instants.some((instant) => instant > fetchedAt && instant <= now);
    dates = next;
    const wasAsleep = now - Math.max(nextCheck, fetchedAt) >= MAX_ABSENCE;
    if (isNewDay || isMessageDue || wasAsleep) refresh();
    const upcoming = instants.filter((instant) => instant > now);
    // In every time zone, days begin on a quarter hour.
    const quarter = 15 * minute - (now % (15 * minute)) + 1000;
    nextCheck = Math.min(now + MAX_WAIT, now + quarter, ...upcoming);
    timer = setTimeout(check, nextCheck - now);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isRead = type === 'updated' && query.state.fetchStatus === 'idle';
    if (isRead && ['messages', 'campaigns'].includes(String(query.queryKey[0]))) check();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'changed') refresh();
  });
  // What was read before is not in the cache of the service worker.
  navigator.serviceWorker?.addEventListener('controllerchange', refresh);
  window.addEventListener('online', () => {
    refresh();
    // What could not be loaded, such as a preview. What `refresh` has just requested is not requested again.
    const hasFailed = { type: 'active', predicate: ({ state }: Query) => state.status === 'error' } as const;
    queryClient.refetchQueries(hasFailed, { cancelRefetch: false });
  });
  // A tab may be opened in the background.
  let hiddenAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= MAX_ABSENCE) refresh();
    else check();
  });
  otherTabs?.addEventListener('message', () => {
    // A hidden tab refetches when it is shown again.
    if (document.visibilityState === 'hidden') hiddenAt = 0;
    else refresh();
  });
  check();
}
