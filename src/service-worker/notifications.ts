import { sendAnswer, tell } from './marks.ts';

declare const self: ServiceWorkerGlobalScope;

/** Sent by the server's push channel. */
type Payload = { title: string; body: string; tag: string } & NotificationData;
type NotificationData = { url: string; answerUrl?: string; messageId?: number };

/** Buttons, if the platform has them. Their names are answers to the message. */
const actions = [
  { action: 'done', title: 'Done' },
  { action: 'snooze-hour', title: 'Later' },
];

/** Shows every push, because browsers revoke the permission of sites that receive them silently. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag, answerUrl, messageId } = readPayload(data);
  const options: NotificationOptions & { actions?: typeof actions } = {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url, answerUrl, messageId },
    ...(answerUrl === undefined ? {} : { actions }),
  };
  // A message that was snoozed comes again under another tag.
  if (messageId !== undefined) await closeNotifications((other) => other.messageId === messageId);
  await self.registration.showNotification(title, options);
}

async function closeNotifications(isOver: (data: NotificationData) => boolean): Promise<void> {
  for (const notification of await self.registration.getNotifications()) {
    if (isOver(notification.data as NotificationData)) notification.close();
  }
}

/** Closes the notification of a message that was marked in the app or on its page. @param address where the mark was sent */
export function closeMarked(address: string): Promise<void> {
  const { pathname } = new URL(address);
  return closeNotifications(
    ({ messageId, answerUrl }) =>
      pathname === `/api/messages/${messageId}` ||
      (answerUrl !== undefined && pathname === new URL(answerUrl, self.location.origin).pathname),
  );
}

/** Closes one person's notifications before the next one signs in. */
export const closeAll = (): Promise<void> => closeNotifications(() => true);

function readPayload(data: PushMessageData | null): Payload {
  const fallback = { title: 'Better Habits', body: 'You have a new reminder.', url: '/', tag: 'reminder' };
  try {
    const payload: unknown = data?.json();
    return typeof payload === 'object' && payload !== null ? { ...fallback, ...payload } : fallback;
  } catch {
    return fallback;
  }
}

/** A button answers the message. A click elsewhere, or a button that fails, opens the page. */
export async function handleClick(notification: Notification, action: string): Promise<void> {
  const { url, answerUrl } = notification.data as NotificationData;
  const answered = answerUrl !== undefined && action !== '' && (await answer(answerUrl, action));
  if (!answered) await openPage(url);
}

async function answer(answerUrl: string, action: string): Promise<boolean> {
  const { href, origin } = new URL(answerUrl, self.location.origin);
  if (origin !== self.location.origin) return false;
  try {
    const response = action === 'done' ? await sendAnswer(href, action) : await snooze(href, action);
    // Null means that the answer is stored and will be sent later.
    if (response !== null) await tell({ type: 'changed' });
    return response === null || response.ok;
  } catch {
    return false;
  }
}

function snooze(href: string, action: string): Promise<Response> {
  const headers = { Accept: 'application/json' };
  const body = new URLSearchParams({ answer: action });
  return fetch(href, { method: 'POST', headers, body });
}

/** Focuses the page that the notification links to, or opens it. */
async function openPage(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((client) => client.url === url.href) ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(url.href);
    return;
  }
  await page.focus();
  if (page.url !== url.href) await page.navigate(url.href);
}

/** Replaces a subscription that the push service has dropped. */
export async function subscribeAgain(): Promise<void> {
  const response = await fetch('/api/vapid-public-key');
  if (!response.ok) return;
  const { vapidPublicKey } = (await response.json()) as { vapidPublicKey: string };
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: vapidPublicKey,
  });
  await fetch('/api/push-subscription', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subscription }),
  });
}
