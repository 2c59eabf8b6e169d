/** What objects asked of their own storage, as Cloudflare bills it: keys are rows, and setting an alarm writes one. */
export type StorageTotals = { rowsRead: number; rowsWritten: number };

const keyCount = (keys: unknown) => (Array.isArray(keys) ? keys.length : 1);

/** Adds up in `totals` what is read from and written to an object's storage. */
export function countStorage(state: DurableObjectState, totals: StorageTotals): DurableObjectState {
  const counts: Record<string, (keys: unknown) => void> = {
    get: (keys) => {
      totals.rowsRead += keyCount(keys);
    },
    list: () => {
      totals.rowsRead += 1;
    },
    put: (keys) => {
      totals.rowsWritten += keyCount(keys);
    },
    delete: (keys) => {
      totals.rowsWritten += keyCount(keys);
    },
    setAlarm: () => {
      totals.rowsWritten += 1;
    },
  };
  // Each method is wrapped once for an object: the counting must cost less than what it counts.
  const members = new Map<string | symbol, unknown>();
  const storage = new Proxy(state.storage, {
    get: (target, name) => {
      if (members.has(name)) return members.get(name);
      const member: unknown = Reflect.get(target, name, target);
      const count = typeof name === 'string' ? counts[name] : undefined;
      const wrapped =
        typeof member !== 'function'
          ? member
          : (...values: unknown[]) => {
              count?.(values[0]);
              return Reflect.apply(member, target, values);
            };
      members.set(name, wrapped);
      return wrapped;
    },
  });
  Object.defineProperty(state, 'storage', { value: storage });
  return state;
}
