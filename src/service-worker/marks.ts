import { QueueStore, StorableRequest } from 'workbox-background-sync';
import type { Refusal, WaitingMark, WorkerMessage } from '../lib/page-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Marks and notes are stored before they are sent and deleted once the server has them, so that none is lost if the
 * connection breaks or the browser closes. Each has the time when it was made, so sending it twice changes nothing.
 */

/** `mark` is null for an answer page, where the link in the message stands for the person. */
type Metadata = { key: string; mark: WaitingMark | null };
type Entry = Awaited<ReturnType<QueueStore['getAll']>>[number] & { metadata: Metadata };

const store = new QueueStore('marks');
/** How long we keep one person’s marks while another is signed in, in milliseconds. */
const MAX_AGE = 7 * 24 * 60 * 60_000;
const syncTag = 'send-marks';
/** The person's id, set by the app. Other requests are not stored, because their callers couldn't handle that. */
const markHeader = 'x-mark-of';
const dayHeader = 'x-marked-day';

/** Whether the server may accept the request later. Our server responds with JSON, unlike networks and firewalls. */
const isTemporary = ({ status, headers }: Response) =>
  status >= 500 ||
  status === 429 ||
  status === 401 ||
  !headers.get('Content-Type')?.startsWith('application/json');

const inFlight = new Set<string>();

async function entries(): Promise<Entry[]> {
  return (await store.getAll()) as Entry[];
}

const remove = async (key: string) => {
  const entry = (await entries()).find(({ metadata }) => metadata.key === key);
  if (entry) await store.deleteEntry(entry.id);
};

/**
 * Sends a mark.
 * @returns the response, or null if the mark is waiting: the server didn't respond, or only with a temporary error
 * @throws if there is neither network nor storage
 */
async function send(request: Request, mark: WaitingMark | null): Promise<Response | null> {
  const key = crypto.randomUUID();
  inFlight.add(key);
  try {
    const isStored = await storeRequest(request, { key, mark });
    if (!isStored) return await fetch(request);
    const response = (await areEarlierSent(request.url)) ? await fetch(request).catch(() => null) : null;
    if (response !== null && !isTemporary(response)) {
      await remove(key);
      return response;
    }
    await requestSync();
    // The mark is waiting, but the app must learn that the session is over.
    return response?.status === 401 ? response : null;
  } finally {
    inFlight.delete(key);
    await tellMarks();
  }
}

/** Sends earlier marks of the same day first, because an undo changes nothing before what it undoes has arrived. */
async function areEarlierSent(url: string): Promise<boolean> {
  const isOneWaiting = async () =>
    (await entries()).some(
      ({ requestData, metadata }) => requestData.url === url && !inFlight.has(metadata.key),
    );
  if (await isOneWaiting()) await sendMarks().catch(() => undefined);
  return !(await isOneWaiting());
}

/** Returns whether it could be stored. */
async function storeRequest(request: Request, metadata: Metadata): Promise<boolean> {
  const requestData = (await StorableRequest.fromRequest(request)).toObject();
  return store.pushEntry({ requestData, timestamp: Date.now(), metadata }).then(
    () => true,
    () => false,
  );
}

/** Browsers with background sync wake this worker when the network is back. In others, the next page sends the marks. */
async function requestSync(): Promise<void> {
  const { sync } = self.registration as ServiceWorkerRegistration & {
    sync?: { register: (tag: string) => Promise<void> };
  };
  await sync?.register(syncTag).catch(() => undefined);
}

let sending: Promise<void> | null = null;

/** Seconds between attempts. When the browser says that it is online, the network often isn't usable yet. */
const retryDelays = [2, 4, 8, 16, 30];
let lastCall = 0;

/** Sends waiting marks, and tries again for a minute if that fails. */
export async function sendMarksWithRetries(): Promise<void> {
  lastCall += 1;
  const call = lastCall;
  for (const delay of [0, ...retryDelays]) {
    await new Promise((resolve) => setTimeout(resolve, delay * 1000));
    // A later call has its own attempts.
    if (call !== lastCall) return;
    const isSent = await sendMarks().then(
      () => true,
      () => false,
    );
    if (isSent) return;
  }
}

/** Sends waiting marks in the order they were made. @throws if any of them fails */
export function sendMarks(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

export const isSyncOfMarks = (tag: string) => tag === syncTag;

async function sendAll(): Promise<void> {
  const waiting = (await entries()).filter(({ metadata }) => !inFlight.has(metadata.key));
  if (waiting.length === 0) return tellRefusals();
  let sent = 0;
  const failed = new Set<string>();
  try {
    const userId = waiting.some(({ metadata }) => metadata.mark) ? await signedInUserId() : null;
    for (const { id, requestData, timestamp, metadata } of waiting) {
      const { mark } = metadata;
      const isOthers = mark !== null && mark.userId !== userId;
      if (isOthers && (userId === null || timestamp >= Date.now() - MAX_AGE)) continue;
      if (!isOthers) {
        // Later marks of a day wait with its first one; those of other days don't.
        if (failed.has(requestData.url)) continue;
        const response = await fetch(new StorableRequest(requestData).toRequest());
        if (isTemporary(response)) {
          if (response.status !== 401) failed.add(requestData.url);
          continue;
        }
        sent += 1;
        if (!response.ok) await keepRefusal(requestData, mark, response);
      }
      await store.deleteEntry(id);
    }
    if (failed.size > 0) throw new Error('Some marks are still waiting');
  } finally {
    await tellMarks();
    await tellRefusals();
    if (sent > 0) await tell({ type: 'changed' });
  }
}

async function signedInUserId(): Promise<number | null> {
  const response = await fetch('/api/session');
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The server responded with ${response.status}`);
  return ((await response.json()) as { id: number }).id;
}

export async function tell(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** Waiting marks that the server has refused, kept until a page is open to say so. */
const refusals = new QueueStore('refused-marks');

async function keepRefusal(
  requestData: Entry['requestData'],
  mark: WaitingMark | null,
  response: Response,
): Promise<void> {
  const { message: reason } = (await response.json()) as { message: string };
  const metadata: Refusal = { path: new URL(requestData.url).pathname, mark, reason };
  await refusals.pushEntry({ requestData, timestamp: Date.now(), metadata });
}

/** Tells the app, or the page of the message, which marks were refused and why. */
export async function tellRefusals(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { id, metadata } of await refusals.getAll()) {
    const refusal = metadata as Refusal;
    const listeners = pages.filter(({ url }) => {
      const { pathname } = new URL(url);
      return pathname === refusal.path || !pathname.startsWith('/m/');
    });
    for (const page of listeners) page.postMessage({ type: 'refused', ...refusal } satisfies WorkerMessage);
    if (listeners.length > 0) await refusals.deleteEntry(id);
  }
}

export async function tellMarks(): Promise<void> {
  const marks = (await entries()).flatMap(({ metadata: { key, mark } }) =>
    mark === null || inFlight.has(key) ? [] : [mark],
  );
  await tell({ type: 'marks', marks });
}

/** Handles requests that mark a day; returns null for other requests. */
export function respondToMark(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return null;
  const [, messageId] = /^\/api\/messages\/(\d+)$/.exec(pathname) ?? [];
  const userId = request.headers.get(markHeader);
  if (request.method === 'PUT' && messageId !== undefined && userId !== null)
    return sendMark(request, Number(userId), Number(messageId));
  // Without our script, the form navigates to a page that only the server can render.
  const isAnswer = request.method === 'POST' && request.mode !== 'navigate' && /^\/m\/[^/]+$/.test(pathname);
  return isAnswer ? send(request, null).then((response) => response ?? waitingResponse()) : null;
}

const waitingResponse = () => Response.json({ isWaiting: true }, { status: 202 });

async function sendMark(request: Request, userId: number, messageId: number): Promise<Response> {
  const { at, ...change } = (await request.clone().json()) as WaitingMark['change'] & { at: string };
  const day = request.headers.get(dayHeader);
  const mark: WaitingMark = { userId, messageId, change, at, ...(day !== null && { day: JSON.parse(day) }) };
  return (await send(request, mark)) ?? waitingResponse();
}

/** Answers a message through its link. @returns null if the answer is waiting for the network */
export const sendAnswer = (url: string, answer: string): Promise<Response | null> =>
  send(
    new Request(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ answer, at: new Date().toISOString() }),
    }),
    null,
  );
