import { useSyncExternalStore } from 'react';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { api, unwrap } from './api.ts';
import type { Told, WaitingMark } from './worker-messages.ts';

/** What a person says of a day. */
export type MarkChange = WaitingMark['change'];
/** What they said of it and the server does not know yet. */
export type PendingMark = MarkChange & { at: string };

const nothing: ReadonlyMap<number, PendingMark> = new Map();
let pending = nothing;
let waiting: readonly WaitingMark[] = [];
let personId: () => number | null = () => null;
const listeners = new Set<() => void>();

/** Those of the person at hand, the later over the earlier. */
function show(): void {
  const userId = personId();
  const own = waiting.filter((mark) => mark.userId === userId);
  const next = new Map<number, PendingMark>();
  for (const { messageId, change, at } of own) next.set(messageId, { ...next.get(messageId), ...change, at });
  pending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits for the network, by the id of the message. */
export const usePendingMarks = () => useSyncExternalStore(subscribe, () => pending);

export const hasPendingMarks = () => pending.size > 0;

/** A message as the person has marked it, whether the server knows or not. */
export function withPending(message: MessageView, mark: PendingMark | undefined): MessageView {
  if (mark === undefined) return message;
  const { completed, skipped, note = message.note, at } = mark;
  const isDone = completed ?? (skipped ? false : message.completed);
  const isSkipped = skipped ?? (completed ? false : message.skippedByPerson);
  const isMarked = completed !== undefined || skipped !== undefined;
  return {
    ...message,
    ...{ completed: isDone, skippedByPerson: isSkipped, note },
    markedAt: isMarked ? (isDone || isSkipped ? at : null) : message.markedAt,
  };
}

/**
 * Marks a message's day or writes about it. Without a network, the service worker keeps it and sends it later.
 * @returns the message; null where the mark waits
 */
export async function saveMark(messageId: number, change: MarkChange): Promise<MessageView | null> {
  const userId = personId();
  const headers: Record<string, string> = userId === null ? {} : { 'X-Mark-Of': String(userId) };
  const json = { ...change, at: new Date().toISOString() };
  const saved = await unwrap(
    api.messages[':id'].$put({ param: { id: String(messageId) }, json }, { headers }),
  );
  if (!('isWaiting' in saved)) return saved;
  waiting = userId === null ? waiting : [...waiting, { userId, messageId, change, at: json.at }];
  show();
  return null;
}

const ask = (what: 'send-marks' | 'tell-marks') => navigator.serviceWorker?.controller?.postMessage(what);

/**
 * Keeps track of what waits for the network, and has it sent at the start, once there is a network, and as somebody
 * signs in. @param currentPerson who is signed in
 * @returns what to call as somebody else signs in
 */
export function startOfflineMarks(currentPerson: () => number | null): () => void {
  personId = currentPerson;
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => undefined;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.type !== 'marks') return;
    waiting = data.marks;
    show();
  });
  const send = () => {
    ask('tell-marks');
    ask('send-marks');
  };
  window.addEventListener('online', send);
  serviceWorker.addEventListener('controllerchange', send);
  send();
  return () => {
    show();
    send();
  };
}
