/** What objects asked of their own storage, as Cloudflare bills it: keys are rows, and setting an alarm writes one. */
export type StorageTotals = { rowsRead: number; rowsWritten: number };

const reads = new Set(['get', 'list']);
const writes = new Set(['put', 'delete', 'setAlarm']);
const rowsOf = (keys: unknown) => (Array.isArray(keys) ? keys.length : 1);

/** Adds up in `totals` what is read from and written to an object's storage. */
export function countStorage(state: DurableObjectState, totals: StorageTotals): DurableObjectState {
  const counted = <Target extends object>(storage: Target, replaced: Partial<Target> = {}): Target => {
    // Each method is wrapped once for an object: the counting must cost less than what it counts.
    const members = new Map<string | symbol, unknown>(Object.entries(replaced));
    const wrap = (name: string | symbol, member: unknown) => {
      if (typeof member !== 'function') return member;
      const kind =
        typeof name !== 'string'
          ? null
          : reads.has(name)
            ? 'rowsRead'
            : writes.has(name)
              ? 'rowsWritten'
              : null;
      return (...values: unknown[]) => {
        if (kind !== null) totals[kind] += rowsOf(values[0]);
        return Reflect.apply(member, storage, values);
      };
    };
    return new Proxy(storage, {
      get: (_, name) => {
        if (!members.has(name)) members.set(name, wrap(name, Reflect.get(storage, name, storage)));
        return members.get(name);
      },
    });
  };
  const { storage } = state;
  Object.defineProperty(state, 'storage', { value: counted(storage, { kv: counted(storage.kv) }) });
  return state;
}
