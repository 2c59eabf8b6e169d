const prefix = 'better-habits.draft.';
const storageKey = (name: string) => prefix + name;

/** What was typed into a form and not sent yet. */
export function readDraft<Values>(name: string): Partial<Values> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

/** Keeps a draft for as long as the tab lives; null forgets it. A browser that stores nothing is no fault. */
export function writeDraft(name: string, values: unknown): void {
  try {
    if (values === null) sessionStorage.removeItem(storageKey(name));
    else sessionStorage.setItem(storageKey(name), JSON.stringify(values));
  } catch {
    // A full or forbidden store costs only the draft.
  }
}

const ownerKey = 'better-habits.drafts-of';

/** Drafts belong to one person: when someone else signs in, they are deleted, even if nobody signed out. */
export function keepDraftsFor(userId: number): void {
  try {
    if (sessionStorage.getItem(ownerKey) === String(userId)) return;
    forgetDrafts();
    sessionStorage.setItem(ownerKey, String(userId));
  } catch {
    // Where nothing is stored, nothing is left.
  }
}

/** What one person typed is not there for the next. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(ownerKey);
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Where nothing is stored, nothing is left.
  }
}
