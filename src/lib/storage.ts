import { useEffect, useState } from 'react';

/** Browser storage can be full or blocked. Then writing does nothing, and reading finds nothing. */
type Area = 'localStorage' | 'sessionStorage';

export function readStorage(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function writeStorage(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // The callers work without storage.
  }
}

/** A draft is what was typed into a form but not submitted yet. It lasts as long as the tab. */
const prefix = 'better-habits.draft.';
const storageKey = (name: string) => prefix + name;

export function readDraft<Values>(name: string): Partial<Values> {
  try {
    return JSON.parse(readStorage('sessionStorage', storageKey(name)) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

/** Stores a draft; null deletes it. */
export const writeDraft = (name: string, values: unknown): void =>
  writeStorage('sessionStorage', storageKey(name), values === null ? null : JSON.stringify(values));

const ownerKey = 'better-habits.drafts-of';

/** Deletes the drafts of anyone else, who may not have signed out. */
export function keepDraftsFor(userId: number): void {
  if (readStorage('sessionStorage', ownerKey) === String(userId)) return;
  forgetDrafts();
  writeStorage('sessionStorage', ownerKey, String(userId));
}

export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(ownerKey);
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, there are no drafts.
  }
}

/** Like `useState`, for what someone types: it is kept as a draft for as long as it differs from `initial`. */
export function useDraft<Value extends string | null>(name: string, initial: Value) {
  const read = () => readDraft<{ value: Value }>(name).value ?? initial;
  const [value, setValue] = useState<Value>(read);
  const [readName, setReadName] = useState(name);
  if (name !== readName) {
    setReadName(name);
    setValue(read);
  }
  useEffect(() => writeDraft(name, value === initial ? null : { value }), [name, value, initial]);
  return [value, setValue] as const;
}
