import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import type { DeliveryMethod } from '../../../worker/channels.ts';
import { api, onSignedOut, statusOf, unwrap } from '../../lib/api.ts';
import { createStore } from '../../lib/hooks.ts';
import { optOutsQuery, queryClient } from '../../lib/query-client.ts';
import { forgetDrafts, keepDraftsFor, readStorage, writeStorage } from '../../lib/storage.ts';

/** The browser stores the signed-in user, so that pages can be shown before the server responds. */
const storageKey = 'better-habits.user';

/** The stored user; anything unreadable is removed, such as one stored by another version without all fields. */
function readStoredUser(): UserView | null {
  const text = readStorage('localStorage', storageKey);
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as UserView;
    if (stored.id > 0 && stored.username && stored.email && stored.timezone && stored.providers)
      return stored;
  } catch {
    // Invalid JSON and null are removed too.
  }
  writeStoredUser(null);
  return null;
}

/** Without storage, people stay signed in only while the page is open. */
const writeStoredUser = (next: UserView | null) =>
  writeStorage('localStorage', storageKey, next && JSON.stringify(next));

/**
 * Set by the server while there is a session: the user's id, readable by scripts. It outlives the stored user in some
 * browsers.
 */
const hintCookie = '__Host-remembered';

function hintedUserId(): number | null {
  // While prerendering there is no document.
  if (typeof document === 'undefined') return null;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${hintCookie}=`));
  return cookie === undefined ? null : Number(cookie.slice(hintCookie.length + 1));
}

function removeHintCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${hintCookie}=; Path=/; Secure; Max-Age=0`;
}

const stored = createStore(readStoredUser(), null);
export const { get: currentUser, use: useUser, watch: watchUser } = stored;
const startUser = currentUser();
if (startUser !== null) keepDraftsFor(startUser.id);

/** Whether there may be a session, but the server couldn't say whose it is. */
export const isUserUnknown = createStore(false);

/** The user whose data may be requested before the server confirms who is signed in. It still checks each request. */
export const probableUserId = (): number | null => currentUser()?.id ?? hintedUserId();

/** Whether the server ended the session while this page was open. */
export const hasSessionEnded = createStore(false);

let cachedFor = probableUserId();

function change(next: UserView | null) {
  const nextId = next?.id ?? null;
  // One person's cached data must not be shown to another.
  if (nextId !== cachedFor) queryClient.clear();
  cachedFor = nextId;
  if (next !== null) {
    ending.abort();
    ending = new AbortController();
    keepDraftsFor(next.id);
    hasSessionEnded.set(false);
  }
  stored.set(next);
  isUserUnknown.set(false);
}

/** The signed-in user, on pages that require sign-in. */
export function useSignedInUser(): UserView {
  const signedIn = useUser();
  if (signedIn === null) throw new Error('This page is only for signed-in users');
  return signedIn;
}

/** How a campaign's messages come, unless they are held back: without a phone number, texts come by email. */
export function useDeliveryMethod(method: DeliveryMethod): DeliveryMethod {
  return useSignedInUser().phone === null && method === 'SMS' ? 'Email' : method;
}

export const hasUnconfirmedEmail = ({ emailConfirmed, pendingEmail }: UserView) =>
  !emailConfirmed || pendingEmail !== null;

/** Counts changes of the user, so that responses to older requests can be ignored. */
let changes = 0;

/** Stores the signed-in person's changed data. A late response must not sign someone in again. */
export function storeUser(next: UserView): void {
  if (currentUser()?.id === next.id) startSession(next);
}

export function startSession(next: UserView): void {
  changes += 1;
  const before = currentUser();
  if (JSON.stringify(next) === JSON.stringify(before)) return;
  // Other addresses may have suppressions of their own.
  if (next.email !== before?.email || next.phone !== before.phone)
    queryClient.invalidateQueries(optOutsQuery);
  writeStoredUser(next);
  writeStorage('localStorage', signingOutKey, null);
  change(next);
}

export function forgetUser(): void {
  changes += 1;
  writeStoredUser(null);
  change(null);
}

let refreshedAt = Number.NEGATIVE_INFINITY;

export async function refreshUser(): Promise<void> {
  await finishSignOut();
  const changesBefore = changes;
  const fresh = await unwrap(api.session.$get());
  refreshedAt = performance.now();
  if (changesBefore === changes) startSession(fresh);
}

/** Like `refreshUser`, unless it was called in the last `age` milliseconds. Errors are ignored. */
export function refreshUserAfter(age: number): void {
  if (performance.now() - refreshedAt > age) refreshUser().catch(() => undefined);
}

/**
 * Asks the server who is signed in if the browser and the server may disagree: the browser lost its stored user but not
 * its session (some browsers delete storage after a week), or it has a stored user but got the sign-in page.
 * Returns null if they agree.
 */
export function recallUser(isSignInPage: boolean): Promise<void> | null {
  if (currentUser() === null ? hintedUserId() === null : !isSignInPage) return null;
  return refreshUser().catch((error) => {
    if (statusOf(error) === 401) {
      removeHintCookie();
      forgetUser();
    } else isUserUnknown.set(currentUser() === null);
  });
}

let alsoSignOut: () => Promise<unknown> = async () => undefined;

/** Registers what else to do when someone signs out. */
export function onSignOut(task: () => Promise<unknown>): void {
  alsoSignOut = task;
}

/** Stored until the server has ended the session of someone who signed out. */
const signingOutKey = 'better-habits.signing-out';

/** Ends the session of someone who signed out while the server couldn't be reached. */
export async function finishSignOut(): Promise<void> {
  if (readStorage('localStorage', signingOutKey) === null) return;
  // Signing out removes the cookie, so someone has signed in since, such as with a provider.
  if (hintedUserId() === null) await endSession();
  else writeStorage('localStorage', signingOutKey, null);
}

/** Aborts calls that end an earlier session: their responses would delete the cookies of a new one. */
let ending = new AbortController();

async function endSession(): Promise<void> {
  // Before the call: the connection may come back while the call is failing.
  window.addEventListener('online', retrySignOut, { once: true });
  await unwrap(api.logout.$post({}, { init: { signal: ending.signal } }));
  window.removeEventListener('online', retrySignOut);
  writeStorage('localStorage', signingOutKey, null);
}

const retrySignOut = () => {
  finishSignOut().catch(() => undefined);
};

/** The browser forgets the user at once, and the session ends as soon as the server can be reached. */
export function signOut(): void {
  writeStorage('localStorage', signingOutKey, 'true');
  removeHintCookie();
  forgetDrafts();
  forgetUser();
  alsoSignOut().catch(() => undefined);
  endSession().catch(() => undefined);
}

onSignedOut(() => {
  if (currentUser() === null) return;
  hasSessionEnded.set(true);
  forgetUser();
});

/** Signing in or out in one tab applies to all of them. */
export function watchOtherTabs(): void {
  const follow = () => {
    changes += 1;
    change(readStoredUser());
    // What is shown may depend on what has changed, such as the time zone.
    queryClient.invalidateQueries();
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === signingOutKey && newValue !== null) forgetDrafts();
    if (key === storageKey || key === null) follow();
  });
  // A page that Back restores from memory has missed these events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
}
