import { QueueStore, StorableRequest } from 'workbox-background-sync';
import type { WaitingMark, WorkerMessage } from '../lib/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Marks and notes are written down before they are sent, and forgotten once the server has them: neither a lost
 * connection nor a closed browser loses one. Each says when it was made, so sending it twice changes nothing.
 */

/** A mark made in the app is its person's; one from an answer page belongs to whoever holds the link. */
type Metadata = { key: string; mark: WaitingMark | null };
type Entry = Awaited<ReturnType<QueueStore['getAll']>>[number] & { metadata: Metadata };

const store = new QueueStore('marks');
const longestKept = 7 * 24 * 60 * 60_000;
const syncTag = 'send-marks';
/** Set by the app: who marks. Only such requests are kept, since only their sender knows what that means. */
const markHeader = 'x-mark-of';

const isAccepted = ({ ok, type }: Response) => ok || type === 'opaqueredirect';
/** Statuses after which the server may accept it later. */
const isForLater = ({ status }: Response) => status >= 500 || status === 429 || status === 401;

const onTheirWay = new Set<string>();

async function entries(): Promise<Entry[]> {
  return (await store.getAll()) as Entry[];
}

const forget = async (key: string) => {
  const found = (await entries()).find(({ metadata }) => metadata.key === key);
  if (found) await store.deleteEntry(found.id);
};

/**
 * Sends a mark. @returns the server's answer; null where it waits, as there was none or none that helps
 * @throws where there is neither network nor storage
 */
async function send(request: Request, mark: WaitingMark | null): Promise<Response | null> {
  const key = crypto.randomUUID();
  onTheirWay.add(key);
  try {
    const isKept = await keep(request, { key, mark });
    const answer = isKept ? await fetch(request).catch(() => null) : await fetch(request);
    if (!isKept) return answer;
    if (answer !== null && !isForLater(answer)) {
      await forget(key);
      return answer;
    }
    await wantSync();
    // Whoever is signed out is told so; the mark waits for them.
    return answer?.status === 401 ? answer : null;
  } finally {
    onTheirWay.delete(key);
    await tellMarks();
  }
}

/** @returns whether the browser could store it */
async function keep(request: Request, metadata: Metadata): Promise<boolean> {
  const requestData = (await StorableRequest.fromRequest(request)).toObject();
  return store.pushEntry({ requestData, timestamp: Date.now(), metadata }).then(
    () => true,
    () => false,
  );
}

/** Where the platform can, it wakes this worker once there is a network. Elsewhere the next page does. */
async function wantSync(): Promise<void> {
  const { sync } = self.registration as ServiceWorkerRegistration & {
    sync?: { register: (tag: string) => Promise<void> };
  };
  await sync?.register(syncTag).catch(() => undefined);
}

let sending: Promise<void> | null = null;

/** Sends waiting marks in the order they were made. @throws if any of them has to keep waiting */
export function sendMarks(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

export const isSyncOfMarks = (tag: string) => tag === syncTag;

async function sendAll(): Promise<void> {
  const waiting = (await entries()).filter(({ metadata }) => !onTheirWay.has(metadata.key));
  if (waiting.length === 0) return;
  let sent = 0;
  try {
    const userId = waiting.some(({ metadata }) => metadata.mark) ? await whoIsSignedIn() : null;
    for (const { id, requestData, timestamp, metadata } of waiting) {
      const { mark } = metadata;
      const isTooOld = timestamp < Date.now() - longestKept;
      if (!isTooOld && mark !== null && mark.userId !== userId) continue;
      if (!isTooOld) {
        const answer = await fetch(new StorableRequest(requestData).toRequest());
        if (answer.status === 401) continue;
        if (!isAccepted(answer) && isForLater(answer))
          throw new Error(`The server answered ${answer.status}`);
        sent += 1;
      }
      await store.deleteEntry(id);
    }
  } finally {
    await tellMarks();
    if (sent > 0) await tell({ type: 'changed' });
  }
}

async function whoIsSignedIn(): Promise<number | null> {
  const answer = await fetch('/api/session');
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return ((await answer.json()) as { id: number }).id;
}

export async function tell(told: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(told);
}

/** Tells the pages what waits for the network. */
export async function tellMarks(): Promise<void> {
  const marks = (await entries()).flatMap(({ metadata: { key, mark } }) =>
    mark === null || onTheirWay.has(key) ? [] : [mark],
  );
  await tell({ type: 'marks', marks });
}

/** How a mark is sent; null for other requests. */
export function answerMark(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return null;
  const [, messageId] = /^\/api\/messages\/(\d+)$/.exec(pathname) ?? [];
  const userId = request.headers.get(markHeader);
  if (request.method === 'PUT' && messageId !== undefined && userId !== null)
    return sendMark(request, Number(userId), Number(messageId));
  // A form that is sent without our script goes on to a page, which the server alone can show.
  const isAnswer = request.method === 'POST' && request.mode !== 'navigate' && /^\/m\/[^/]+$/.test(pathname);
  return isAnswer ? send(request, null).then((answer) => answer ?? isWaiting()) : null;
}

const isWaiting = () => Response.json({ isWaiting: true }, { status: 202 });

async function sendMark(request: Request, userId: number, messageId: number): Promise<Response> {
  const { at, ...change } = (await request.clone().json()) as WaitingMark['change'] & { at: string };
  return (await send(request, { userId, messageId, change, at })) ?? isWaiting();
}

/** Answers a message by its link. @returns null where the answer waits for the network */
export const sendAnswer = (url: string, answer: string): Promise<Response | null> =>
  send(
    new Request(url, {
      method: 'POST',
      body: new URLSearchParams({ answer, at: new Date().toISOString() }),
      redirect: 'manual',
    }),
    null,
  );
