import { useSyncExternalStore } from 'react';

/** A value outside of React that components can follow. `hydrated` is its value while prerendering and hydrating. */
export function createStore<Value>(initial: Value, hydrated: Value = initial) {
  let current = initial;
  const listeners = new Set<() => void>();
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const get = () => current;
  return {
    get,
    set(next: Value): void {
      current = next;
      for (const listener of listeners) listener();
    },
    watch,
    use: (): Value => useSyncExternalStore(watch, get, () => hydrated),
  };
}
