import { SharedTrips } from '../../../worker/schedule/shared-trips.ts';
import { appEnv, type BenchEnv } from './bench-env.ts';

/** The app's own object that shares trips, with a database that counts. */
export class BenchTrips extends SharedTrips {
  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(ctx, appEnv(env, 'LARGE'));
  }
}
