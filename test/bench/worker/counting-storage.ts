/** What objects asked of their own storage, as Cloudflare bills it: keys are rows, and setting an alarm writes one. */
export type StorageTotals = { rowsRead: number; rowsWritten: number };

const keyCount = (keys: unknown) => (Array.isArray(keys) ? keys.length : 1);

/** Adds up in `totals` what is read from and written to an object's storage. */
export function countStorage(state: DurableObjectState, totals: StorageTotals): DurableObjectState {
  const storage = new Proxy(state.storage, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]) => {
        if (name === 'get') totals.rowsRead += keyCount(values[0]);
        if (name === 'list') totals.rowsRead += 1;
        if (name === 'put' || name === 'delete') totals.rowsWritten += keyCount(values[0]);
        if (name === 'setAlarm') totals.rowsWritten += 1;
        return Reflect.apply(member, target, values);
      };
    },
  });
  Object.defineProperty(state, 'storage', { value: storage });
  return state;
}
