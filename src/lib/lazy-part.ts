import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

/**
 * React's `lazy`, for code that is usually loaded before it is shown: once `load` has finished, it renders at once, while
 * React would show the fallback for 300 ms. No JSX, because scripts that run in Node read the routes too.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Lazy: ComponentType<Props> = lazy(loadPart);
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { load: loadPart });
}

const waiting = new Set<() => unknown>();
const interactions = ['pointermove', 'pointerdown', 'keydown'] as const;
let isUsed = false;

function run(event: Event) {
  // Browsers also report a move when the page changes under a pointer that doesn't move.
  const isStill =
    event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY;
  if (isStill) return;
  isUsed = true;
  for (const type of interactions) window.removeEventListener(type, run);
  for (const load of waiting) load();
  waiting.clear();
}

/** Call this once, at the start. */
export function watchFirstUse(): void {
  for (const type of interactions) window.addEventListener(type, run, { passive: true });
}

/**
 * Runs `load` at the person's first interaction with the page. Code that is needed after a click is then loaded in time
 * without being part of the first load.
 */
export function onFirstUse(load: () => unknown): void {
  if (isUsed) load();
  else waiting.add(load);
}

/** Whether the person has interacted with the page. */
export function useFirstUse(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => onFirstUse(() => setUsed(true)), []);
  return used;
}
