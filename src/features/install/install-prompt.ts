import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../lib/storage.ts';

/** Chromium's event when the app can be installed. It is not standard, so TypeScript doesn't know it. */
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

function isInstalledOrDismissed(): boolean {
  const standalone = window.matchMedia('(display-mode: standalone)').matches;
  const isInstalled = standalone || ('standalone' in navigator && navigator.standalone === true);
  return isInstalled || readStorage('localStorage', dismissedKey) !== null;
}

/** Call this at the start: the event may come before anything is rendered. */
export function watchInstallOffers(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isInstalledOrDismissed()) setOffered(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => setOffered(null));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser's offer to install the app, until it is accepted or dismissed. */
export const useInstallPrompt = () =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );

/** Dismisses the offer for good. */
export function dismissInstall(): void {
  setOffered(null);
  writeStorage('localStorage', dismissedKey, new Date().toISOString());
}

/** Opens the browser's own dialog. An offer can be used only once. */
export async function acceptInstall(prompt: InstallPrompt): Promise<void> {
  setOffered(null);
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  if (outcome === 'dismissed') dismissInstall();
}
