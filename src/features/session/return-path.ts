import { paths } from '../../paths.ts';

const key = 'better-habits.return';

/** Has the next sign-in with Google in this tab lead back to settings. */
export function returnToSettings(): void {
  try {
    sessionStorage.setItem(key, paths.settings);
  } catch {
    // Then it leads to the dashboard, as ever.
  }
}

/** Whether a sign-in was begun in settings, and is to lead back there. */
export function isReturning(): boolean {
  try {
    return sessionStorage.getItem(key) === paths.settings;
  } catch {
    return false;
  }
}

export function forgetReturn(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
