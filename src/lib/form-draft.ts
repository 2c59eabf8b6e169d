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

let submitted: EventTarget | null = null;
let pressed: Element | null = null;
const rememberSubmit = (event: Event) => {
  // If the default was prevented, the app has already handled the form.
  if (!event.defaultPrevented) submitted = event.target;
};
const rememberPress = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

/** Call this before hydration: until then, buttons do nothing, so we remember what was submitted and pressed. */
export function holdInput(): void {
  window.addEventListener('submit', rememberSubmit);
  window.addEventListener('click', rememberPress, { capture: true });
}

/** Whether the form was submitted before hydration. Stops remembering. */
export function takeSubmit(form: HTMLFormElement | null): boolean {
  const wasSubmitted = submitted !== null && submitted === form;
  window.removeEventListener('submit', rememberSubmit);
  submitted = null;
  return wasSubmitted;
}

/** Whether the button was the last one pressed before hydration. Stops remembering. */
export function takePress(button: HTMLButtonElement | null): boolean {
  const wasPressed = pressed !== null && pressed === button;
  window.removeEventListener('click', rememberPress, { capture: true });
  pressed = null;
  return wasPressed;
}
