import { useSyncExternalStore } from 'react';

/** What Chromium browsers fire when the app can be installed; not in the standard, so not in TypeScript's library. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const dismissedKey = 'better-habits.install-dismissed';
const listeners = new Set<() => void>();
let offered: InstallPrompt | null = null;

function setOffered(prompt: InstallPrompt | null) {
  offered = prompt;
  for (const listener of listeners) listener();
}

function isUnwanted(): boolean {
  const standalone = window.matchMedia('(display-mode: standalone)').matches;
  return standalone || ('standalone' in navigator && navigator.standalone === true) || wasDismissed();
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

/** An offer may come before anything is drawn, so this is called first. */
export function watchInstallOffers(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isUnwanted()) setOffered(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => setOffered(null));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser's offer to install the app, while there is one that was not answered. */
export const useInstallPrompt = () =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );

/** Forgets the offer, and remembers that this person does not want it. */
export function dismissInstall(): void {
  setOffered(null);
  try {
    localStorage.setItem(dismissedKey, new Date().toISOString());
  } catch {
    // Then it is offered again next time.
  }
}

/** Opens the browser's own question; an offer can be used only once, whatever the answer. */
export async function acceptInstall(prompt: InstallPrompt): Promise<void> {
  setOffered(null);
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  if (outcome === 'dismissed') dismissInstall();
}
