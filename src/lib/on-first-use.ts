const waiting = new Set<() => unknown>();
let used = false;

function run() {
  used = true;
  for (const load of waiting) load();
  waiting.clear();
}

for (const type of ['pointermove', 'pointerdown', 'keydown'] as const) {
  window.addEventListener(type, () => used || run(), { once: true, passive: true });
}

/**
 * Runs `load` as soon as the person touches the page in any way: code that is needed after a click
 * is then there in time, and is no part of the first load.
 */
export function onFirstUse(load: () => unknown): void {
  if (used) load();
  else waiting.add(load);
}
