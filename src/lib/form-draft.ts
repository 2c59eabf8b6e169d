const storageKey = (name: string) => `better-habits.draft.${name}`;

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
