import type { Run } from '../db/database-over.ts';
import type { SharedTrips } from './shared-trips.ts';

/** So many objects make the trips: one can take about a thousand calls a second, and the fewer they are the more is shared. */
const objectCount = 2;

/** The way to the objects that make trips together, in turn. */
export function sharedTrips(namespace: DurableObjectNamespace<SharedTrips>): Run {
  let turn = 0;
  return async (statements) => {
    turn = (turn + 1) % objectCount;
    const answers = await namespace.getByName(String(turn)).run(statements);
    if (answers === null) throw new Error('The shared trip failed');
    return answers;
  };
}
