import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';

export const storageKey = 'better-habits.user';

function isUser(value: unknown): value is UserView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'username' in value &&
    typeof value.username === 'string'
  );
}

/** The user whom this browser remembers; what cannot be read is removed. */
export function readStoredUser(): UserView | null {
  try {
    const text = localStorage.getItem(storageKey);
    if (text === null) return null;
    const user: unknown = JSON.parse(text);
    if (isUser(user)) return user;
  } catch {
    // Not JSON, or the browser stores nothing: either way nobody is remembered.
  }
  writeStoredUser(null);
  return null;
}

export function writeStoredUser(user: UserView | null): void {
  try {
    if (user === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(user));
  } catch {
    // The person stays signed in for as long as the page is open.
  }
}

const hint = '__Host-remembered';

/** Whether the server says by a cookie that somebody has signed in here, also when the user was forgotten. */
export const isRemembered = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${hint}=`));

/** The session behind that cookie is over. */
export function dropRemembrance(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${hint}=; Path=/; Secure; Max-Age=0`;
}
