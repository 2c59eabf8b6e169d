import type { QueryKey } from '@tanstack/react-query';
import type { ActiveCampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { DayState } from '../../worker/domain.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { completionRate, type DaysView } from '../../worker/progress/days.rules.ts';
import { api, idParam, unwrap } from './api.ts';
import { createStore } from './hooks.ts';
import { keepFresh } from './keep-fresh.ts';
import type { Refusal, WaitingMark, WorkerMessage } from './page-messages.ts';
import { queryClient } from './query-client.ts';

type MarkChange = WaitingMark['change'];
/** A change that the server doesn't have yet. */
type PendingMark = MarkChange & { at: string | null };
type PendingMarks = ReadonlyMap<number, PendingMark>;

const pendingMarks = createStore<PendingMarks>(new Map());
let waiting: readonly WaitingMark[] = [];
let getUserId: () => number | null = () => null;

/** Applies the signed-in person's waiting marks; later ones override earlier ones. */
function update(): void {
  const userId = getUserId();
  const ownMarks = waiting.filter((mark) => mark.userId === userId);
  const next = new Map<number, PendingMark>();
  for (const { messageId, change, at } of ownMarks) {
    const earlier = next.get(messageId);
    const { completed: _done, skipped: _skipped, ...others } = earlier ?? {};
    const isMark = change.completed !== undefined || change.skipped !== undefined;
    // Undoing a waiting mark doesn't bring back the mark that it replaced.
    const isUndone =
      (earlier?.completed && change.completed === false) || (earlier?.skipped && change.skipped === false);
    const mark = isUndone ? { completed: false, skipped: false } : change;
    next.set(messageId, { ...(isMark ? others : earlier), ...mark, at });
  }
  applyToAll(next);
  pendingMarks.set(next);
}

export const usePendingMarks = pendingMarks.use;

function withMark<Message extends MessageView | null>(message: Message, marks: PendingMarks): Message {
  const mark = message && marks.get(message.id);
  if (!message || !mark) return message;
  const { completed, skipped, note = message.note, at } = mark;
  const isMarked = completed !== undefined || skipped !== undefined;
  const isDone = completed ?? (message.completed && !skipped);
  const isSkipped = skipped ?? (message.skippedByPerson && !completed);
  return {
    ...message,
    note,
    completed: isDone,
    skippedByPerson: isSkipped,
    ...(isMarked && { snoozedUntil: null, markedAt: isDone || isSkipped ? at : null }),
  };
}

/** The state of a marked or unmarked day; undefined if only its note has changed. */
const stateOf = ({ completed, skipped }: MarkChange, isToday: boolean): DayState | undefined => {
  if (completed) return 'kept';
  if (skipped) return 'skipped';
  return completed === undefined && skipped === undefined ? undefined : isToday ? 'open' : 'missed';
};

/** The campaign's streaks and counts after today's message was marked or unmarked. */
function countsAfter(
  { currentStreak, bestStreak, doneCount, dueCount }: ActiveCampaignView,
  wasDone: boolean,
  isDone: boolean,
) {
  const step = Number(isDone) - Number(wasDone);
  const current = Math.max(0, currentStreak + step);
  const best = step < 0 && currentStreak === bestStreak ? current : Math.max(bestStreak, current);
  // Today is due once it is done.
  const [done, due] = [doneCount + step, dueCount + step];
  return {
    currentStreak: current,
    bestStreak: best,
    doneCount: done,
    dueCount: due,
    completionRate: completionRate({ done, due }),
  };
}

function withMarkToday(campaign: ActiveCampaignView, marks: PendingMarks): ActiveCampaignView {
  const { today } = campaign;
  const mark = today.message && marks.get(today.message.id);
  if (!today.message || !mark) return campaign;
  const message = withMark(today.message, marks);
  const state = stateOf(mark, true);
  const last = today.lastSevenDays.length - 1;
  return {
    ...campaign,
    ...countsAfter(campaign, today.message.completed, message.completed),
    today: {
      ...today,
      message,
      days: today.days.map((day) => (state && day.date === today.date ? { ...day, state } : day)),
      lastSevenDays: today.lastSevenDays.map((day, index) =>
        state && index === last ? { ...day, due: true, done: state === 'kept' } : day,
      ),
    },
  };
}

const withMarkedDays = (view: DaysView, marks: PendingMarks): DaysView => ({
  ...view,
  days: view.days.map((day) => {
    const mark = marks.get(day.messageId);
    if (!mark) return day;
    const state = stateOf(mark, day.date === view.today) ?? day.state;
    return { ...day, state, note: mark.note === undefined ? day.note : mark.note };
  }),
});

/** Applies marks to cached data that may be older. */
function applyMarks({ queryKey }: { queryKey: QueryKey }, marks: PendingMarks) {
  const [about, part] = queryKey;
  const change = <Data>(patch: (data: Data, marks: PendingMarks) => Data) =>
    queryClient.setQueryData<Data>(queryKey, (data) => data && patch(data, marks));
  if (about === 'messages')
    change<MessageView[]>((messages) => messages.map((message) => withMark(message, marks)));
  if (about === 'campaigns' && part === 'active')
    change<ActiveCampaignView[]>((campaigns) => campaigns.map((campaign) => withMarkToday(campaign, marks)));
  if (about === 'campaigns' && part === 'days') change(withMarkedDays);
}

function applyToAll(marks: PendingMarks): void {
  if (marks.size === 0) return;
  for (const query of queryClient.getQueryCache().getAll()) applyMarks(query, marks);
}

/** Shows a change everywhere, before the server has it. Null for `at` if the change reverts a mark. */
export const showMark = (messageId: number, change: MarkChange, at: string | null): void =>
  applyToAll(new Map([[messageId, { ...change, at }]]));

/**
 * Saves a mark or a note. Offline, the service worker stores it and sends it later.
 * @returns the message, or null if the mark is waiting
 */
export async function saveMark(message: MessageView, change: MarkChange): Promise<MessageView | null> {
  const { id, campaignId, localDate } = message;
  const userId = getUserId();
  const day = { campaignId, date: localDate };
  const json = { ...change, at: new Date().toISOString() };
  const headers: Record<string, string> = {
    ...(userId !== null && { 'X-Mark-Of': String(userId), 'X-Marked-Day': JSON.stringify(day) }),
  };
  const saved = await unwrap(api.messages[':id'].$put({ ...idParam(id), json }, { headers }));
  if (!('isWaiting' in saved)) return saved;
  waiting = userId === null ? waiting : [...waiting, { userId, messageId: id, change, at: json.at, day }];
  update();
  return null;
}

let tellRefused: (refusal: Refusal) => void = () => undefined;

/** Registers what to do when the server refuses a waiting mark. */
export function onRefused(listener: (refusal: Refusal) => void): void {
  tellRefused = listener;
}

let isStarted = false;

/**
 * Keeps the data on the screen fresh, and sends waiting marks: now, at each sign-in, when the network is back, and when
 * the page is shown again, since not every browser has background sync.
 */
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
    if (isFetched && pendingMarks.get().size > 0) applyMarks(event.query, pendingMarks.get());
  });
  serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'refused' && (data.mark?.userId ?? getUserId()) === getUserId()) tellRefused(data);
    if (data.type !== 'marks') return;
    waiting = data.marks;
    update();
  });
  serviceWorker?.addEventListener('controllerchange', send);
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', send);
}
