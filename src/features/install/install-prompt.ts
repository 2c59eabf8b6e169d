import { createStore } from '../../lib/hooks.ts';
import { readStorage, writeStorage } from '../../lib/storage.ts';

/** Chromium's event when the app can be installed. It is not standard, so TypeScript doesn't know it. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const dismissedKey = 'better-habits.install-dismissed';
/** The browser's offer to install the app, until it is accepted or dismissed. */
export const installPrompt = createStore<InstallPrompt | null>(null);

function isInstalledOrDismissed(): boolean {
  const standalone = window.matchMedia('(display-mode: standalone)').matches;
  const isInstalled = standalone || ('standalone' in navigator && navigator.standalone === true);
  return isInstalled || readStorage('localStorage', dismissedKey) !== null;
}

/** Call this at the start: the event may come before anything is rendered. */
export function watchInstallOffers(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isInstalledOrDismissed()) installPrompt.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(null));
}

export function dismissInstall(): void {
  installPrompt.set(null);
  writeStorage('localStorage', dismissedKey, new Date().toISOString());
}

/** Opens the browser's own dialog. An offer can be used only once. */
export async function acceptInstall(prompt: InstallPrompt): Promise<void> {
  installPrompt.set(null);
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  if (outcome === 'dismissed') dismissInstall();
}
