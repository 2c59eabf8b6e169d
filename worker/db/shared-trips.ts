import { type Answer, databaseOver, type Run, runOn, type Statement } from './database-over.ts';

/** A tenth of the queries that one call may ask on the paid plan. */
const mostStatements = 100;
const tripLimit = 10_000;

type Trip = { statements: Statement[]; answers: Promise<Answer[]> };

/**
 * Makes the round trips of many callers together: what is asked while one is under way goes with the next, in the order
 * in which it was asked. Who is alone goes at once. A trip is one transaction: one bad statement fails it for all.
 */
export class TripSharer {
  private readonly make: Run;
  private readonly limit: number;
  private underWay: Promise<unknown> = Promise.resolve();
  private next: Trip | null = null;

  /** @param limit milliseconds that a trip may take until nobody waits for it any longer */
  constructor(make: Run, limit = tripLimit) {
    this.make = make;
    this.limit = limit;
  }

  /**
   * Runs statements that belong together.
   * @throws whatever the trip met with, which may not be the caller's own fault
   */
  async run(statements: readonly Statement[]): Promise<Answer[]> {
    const trip = this.next ?? this.plan();
    const place = trip.statements.length;
    trip.statements.push(...statements);
    if (trip.statements.length >= mostStatements) this.next = null;
    const answers = await trip.answers;
    return answers.slice(place, place + statements.length);
  }

  private plan(): Trip {
    const statements: Statement[] = [];
    const answers = this.underWay.then(() => {
      if (this.next === trip) this.next = null;
      return withinLimit(this.limit, this.make(statements));
    });
    const trip = { statements, answers };
    this.underWay = answers.catch(() => undefined);
    this.next = trip;
    return trip;
  }
}

/** What cannot be stopped is at least not waited for. */
async function withinLimit<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A database whose trips are shared with others. Where that fails, whatever the reason, the caller makes the trip alone:
 * so a statement may run twice, and must be one that may.
 * @param share hands statements to a sharer
 * @param patience how long to wait for it, in milliseconds
 */
export function sharedDatabase(own: D1Database, share: Run, patience = tripLimit * 1.5): D1Database {
  const alone = runOn(own);
  return databaseOver((statements) =>
    withinLimit(patience, share(statements)).catch(() => alone(statements)),
  );
}
