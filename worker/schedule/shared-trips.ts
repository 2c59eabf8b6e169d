import { DurableObject } from 'cloudflare:workers';
import { type Answer, runOn, type Statement } from '../db/database-over.ts';
import { TripSharer } from '../db/shared-trips.ts';
import type { Env } from '../env.ts';

/** Makes the round trips of alarms that go off at the same minute together. It keeps nothing. */
export class SharedTrips extends DurableObject<Env> {
  private readonly sharer: TripSharer;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sharer = new TripSharer(runOn(env.DB));
  }

  /** Null when the trip failed: whoever asked makes it alone, and finds out whether the fault is its own. */
  run(statements: readonly Statement[]): Promise<Answer[] | null> {
    return this.sharer.run(statements).catch(() => null);
  }
}
