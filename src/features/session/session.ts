import { useSyncExternalStore } from 'react';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { ApiError, api, onSignedOut, unwrap } from '../../lib/api.ts';
import { forgetDrafts, keepDraftsFor } from '../../lib/form-draft.ts';
import { queryClient } from '../../lib/query-client.ts';
import { dropRemembrance, isRemembered, readStoredUser, storageKey, writeStoredUser } from './stored-user.ts';

let user = readStoredUser();
if (user !== null) keepDraftsFor(user.id);
const listeners = new Set<() => void>();

function change(next: UserView | null) {
  // What was read for one person is never shown to another.
  if (next?.id !== user?.id) queryClient.clear();
  if (next !== null) keepDraftsFor(next.id);
  user = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever somebody else is signed in, or nobody any more. */
export function watchUser(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentUser = () => user;

/** The signed-in user, or null. */
export const useUser = () => useSyncExternalStore(watchUser, currentUser, () => null);

/** The signed-in user, for pages that nobody else sees. */
export function useSignedInUser(): UserView {
  const signedIn = useUser();
  if (signedIn === null) throw new Error('This page is only for signed-in users');
  return signedIn;
}

/** How often the user has changed: an answer that was asked for before a change is older than it. */
let changes = 0;

export function storeUser(next: UserView): void {
  changes += 1;
  if (JSON.stringify(next) === JSON.stringify(user)) return;
  writeStoredUser(next);
  change(next);
}

export function forgetUser(): void {
  changes += 1;
  writeStoredUser(null);
  change(null);
}

/** Asks the server who is signed in: the stored user is only a copy of its answer. */
export async function refreshUser(): Promise<UserView> {
  const asked = changes;
  const fresh = await unwrap(api.session.$get());
  if (asked === changes) storeUser(fresh);
  return fresh;
}

/**
 * Finds out who is signed in where the browser has forgotten its user but not its session, as some do after a week, and
 * where the server has sent its sign-in page to a browser that remembers a user. Null where there is nothing to find out.
 */
export function recallUser(isSignInPage: boolean): Promise<void> | null {
  if (user === null ? !isRemembered() : !isSignInPage) return null;
  return refreshUser().then(
    () => undefined,
    (error) => {
      if (!(error instanceof ApiError) || error.status !== 401) return;
      dropRemembrance();
      forgetUser();
    },
  );
}

let farewell: () => Promise<void> = async () => undefined;

/** The longest that cleanup may delay signing out, in milliseconds. */
const longestFarewell = 3000;

/** Registers what to do before someone is signed out. If it fails, they are signed out anyway. */
export function beforeSigningOut(task: () => Promise<void>): void {
  const soon = () => new Promise<void>((resolve) => setTimeout(resolve, longestFarewell));
  farewell = () => Promise.race([task().catch(() => undefined), soon()]);
}

/**
 * Signs out on the server's side too. The browser forgets the user even when the server cannot be reached, and does not
 * let them in again by itself afterwards.
 */
export async function signOut(): Promise<void> {
  try {
    await farewell();
    await unwrap(api.logout.$post());
  } finally {
    dropRemembrance();
    forgetDrafts();
    forgetUser();
  }
}

/** The account is deleted: there is nothing to sign out of, but this browser may still get pushes. */
export async function leaveForGood(): Promise<void> {
  await farewell();
  forgetDrafts();
  forgetUser();
}

onSignedOut(() => user !== null && forgetUser());

/** Signing in or out in one tab counts in all of them. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) change(readStoredUser());
  });
}
