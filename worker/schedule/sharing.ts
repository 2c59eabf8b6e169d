import type { Run } from '../db/database-over.ts';
import type { SharedTrips } from './shared-trips.ts';

/** As many objects share out the trips, so that none of them has to take more calls than an object can. */
const objectCount = 4;

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
