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
