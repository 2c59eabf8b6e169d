import { useSyncExternalStore } from 'react';
import type { ActiveCampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { DayState } from '../../worker/domain.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { completionRate, type DaysView } from '../../worker/progress/days.rules.ts';
import { api, unwrap } from './api.ts';
import { keepFresh } from './keep-fresh.ts';
import { queryClient } from './query-client.ts';
import type { WaitingMark, WorkerMessage } from './worker-messages.ts';

type MarkChange = WaitingMark['change'];
/** A change that the server doesn't have yet. */
type PendingMark = MarkChange & { at: string };

const noMarks: ReadonlyMap<number, PendingMark> = new Map();
let pending = noMarks;
let waiting: readonly WaitingMark[] = [];
let getUserId: () => number | null = () => null;
const listeners = new Set<() => void>();

/** Applies the signed-in person's waiting marks; later ones override earlier ones. */
function update(): void {
  const userId = getUserId();
  const ownMarks = waiting.filter((mark) => mark.userId === userId);
  const next = new Map<number, PendingMark>();
  for (const { messageId, change, at } of ownMarks) {
    const earlier = next.get(messageId);
    const { completed: _done, skipped: _skipped, ...others } = earlier ?? {};
    const isMark = change.completed !== undefined || change.skipped !== undefined;
    next.set(messageId, { ...(isMark ? others : earlier), ...change, at });
  }
  pending = next;
  if (pending.size > 0) for (const query of queryClient.getQueryCache().getAll()) applyMarks(query);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waiting marks, by message id. */
export const usePendingMarks = () => useSyncExternalStore(subscribe, () => pending);

/** The message with its waiting mark applied. */
function withPending<Message extends MessageView | null>(message: Message): Message {
  const mark = message && pending.get(message.id);
  if (!message || !mark) return message;
  const { completed, skipped, note = message.note, at } = mark;
  const isMarked = completed !== undefined || skipped !== undefined;
  const isDone = completed ?? (message.completed && !skipped);
  const isSkipped = skipped ?? (message.skippedByPerson && !completed);
  const markedAt = isMarked ? (isDone || isSkipped ? at : null) : message.markedAt;
  return { ...message, completed: isDone, skippedByPerson: isSkipped, note, markedAt };
}

const stateOf = ({ completed, skipped }: MarkChange, isToday: boolean): DayState | undefined => {
  if (completed) return 'kept';
  if (skipped) return 'skipped';
  return completed === undefined && skipped === undefined ? undefined : isToday ? 'open' : 'missed';
};

/** The campaign's streaks and counts after today's message was marked or unmarked. */
export function countsAfter(
  { currentStreak, bestStreak, doneCount, dueCount }: ActiveCampaignView,
  wasDone: boolean,
  isDone: boolean,
) {
  const step = Number(isDone) - Number(wasDone);
  const current = Math.max(0, currentStreak + step);
  const best = step < 0 && currentStreak === bestStreak ? current : Math.max(bestStreak, current);
  // Today is due once it is done.
  const counts = { done: doneCount + step, due: dueCount + step };
  return {
    currentStreak: current,
    bestStreak: best,
    doneCount: counts.done,
    dueCount: counts.due,
    completionRate: completionRate(counts),
  };
}

function withPendingToday(campaign: ActiveCampaignView): ActiveCampaignView {
  const { today } = campaign;
  const mark = today.message && pending.get(today.message.id);
  if (!today.message || !mark) return campaign;
  const message = withPending(today.message);
  const state = stateOf(mark, true);
  const at = today.days.findLastIndex((day) => day === 'open' || day === 'kept' || day === 'skipped');
  const last = today.lastSevenDays.length - 1;
  return {
    ...campaign,
    ...countsAfter(campaign, today.message.completed, message.completed),
    today: {
      ...today,
      message,
      days: state ? today.days.with(at, state) : today.days,
      lastSevenDays: today.lastSevenDays.map((day, index) =>
        state && index === last ? { ...day, done: state === 'kept' } : day,
      ),
    },
  };
}

const withPendingDays = (view: DaysView): DaysView => ({
  ...view,
  days: view.days.map((day) => {
    const mark = pending.get(day.messageId);
    if (!mark) return day;
    const state = stateOf(mark, day.date === view.today) ?? day.state;
    return { ...day, state, note: mark.note === undefined ? day.note : mark.note };
  }),
});

/** Applies waiting marks to cached data, which may be older. */
function applyMarks({
  queryKey: [about, part],
  queryHash,
}: {
  queryKey: readonly unknown[];
  queryHash: string;
}) {
  const change = <Data>(patch: (data: Data) => Data) =>
    queryClient.setQueriesData<Data>({ predicate: (query) => query.queryHash === queryHash }, (data) =>
      data === undefined ? data : patch(data),
    );
  if (about === 'messages' && (part === 'recent' || part === 'campaign'))
    change<MessageView[]>((messages) => messages.map(withPending));
  if (about === 'campaigns' && part === 'active')
    change<ActiveCampaignView[]>((campaigns) => campaigns.map(withPendingToday));
  if (about === 'campaigns' && part === 'days') change(withPendingDays);
}

/**
 * Saves a mark or a note. Offline, the service worker stores it and sends it later.
 * @returns the message, or null if the mark is waiting
 */
export async function saveMark(messageId: number, change: MarkChange): Promise<MessageView | null> {
  const userId = getUserId();
  const headers: Record<string, string> = userId === null ? {} : { 'X-Mark-Of': String(userId) };
  const json = { ...change, at: new Date().toISOString() };
  const saved = await unwrap(
    api.messages[':id'].$put({ param: { id: String(messageId) }, json }, { headers }),
  );
  if (!('isWaiting' in saved)) return saved;
  waiting = userId === null ? waiting : [...waiting, { userId, messageId, change, at: json.at }];
  update();
  return null;
}

let isStarted = false;

/** Keeps the data on the screen fresh, and sends waiting marks: now, at each sign-in, and when the network is back. */
export function startSync(readUserId: () => number | null): void {
  getUserId = readUserId;
  const { serviceWorker } = navigator;
  const send = () => {
    for (const message of ['tell-marks', 'send-marks']) serviceWorker?.controller?.postMessage(message);
  };
  send();
  update();
  if (isStarted) return;
  isStarted = true;
  keepFresh();
  queryClient.getQueryCache().subscribe((event) => {
    // `manual` means that it was set by our code, so it has the marks already.
    const isFetched = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isFetched && pending.size > 0) applyMarks(event.query);
  });
  serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type !== 'marks') return;
    waiting = data.marks;
    update();
  });
  serviceWorker?.addEventListener('controllerchange', send);
  window.addEventListener('online', send);
}
