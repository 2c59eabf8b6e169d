import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from './storage.ts';

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
  const [value, setValue] = useState<Value>(() => readDraft<{ value: Value }>(name).value ?? initial);
  useEffect(() => writeDraft(name, value === initial ? null : { value }), [name, value, initial]);
  return [value, setValue] as const;
}

let pressed: HTMLButtonElement | null = null;
const rememberPress = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

/** Call this before hydration, when buttons do nothing yet. Enter in a field presses the button of its form. */
export const holdPress = (): void => window.addEventListener('click', rememberPress);

/** The last button pressed before hydration. Stops remembering. */
export function takePress(): HTMLButtonElement | null {
  window.removeEventListener('click', rememberPress);
  const button = pressed;
  pressed = null;
  return button;
}
