import { useEffect, useState } from 'react';

const waiting = new Set<() => unknown>();
const touches = ['pointermove', 'pointerdown', 'keydown'] as const;
let used = false;

function run(event: Event) {
  // Browsers also report a move when the page changes under a pointer that lies still.
  const isStill =
    event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY;
  if (isStill) return;
  used = true;
  for (const type of touches) window.removeEventListener(type, run);
  for (const load of waiting) load();
  waiting.clear();
}

/** Called first. */
export function watchFirstUse(): void {
  for (const type of touches) window.addEventListener(type, run, { passive: true });
}

/**
 * Runs `load` as soon as the person touches the page in any way: code that is needed after a click
 * is then there in time, and is no part of the first load.
 */
export function onFirstUse(load: () => unknown): void {
  if (used) load();
  else waiting.add(load);
}

/** Whether the person has touched the page already: what is not needed before waits for it. */
export function useFirstUse(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => onFirstUse(() => setUsed(true)), []);
  return used;
}
