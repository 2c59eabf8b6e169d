import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { attempts, sessions } from '../db/schema.ts';
import { signedOut, tooMany } from '../platform/errors.ts';
import { keyedHash } from '../platform/secrets.ts';
import type { HttpDeps } from './deps.ts';
import { type Counted, type LimitedAction, limitOf, tooOftenMessage } from './rate-limits.rules.ts';
import type { Caller } from './read-as.ts';

/** `subject` is a user id, a typed name or an address. */
type Use = { counted: Counted; subject: string };

export type SignInAttempt = {
  /** Null for an unknown name. An account's username and email share one counter. */
  userId: number | null;
  /** In comparable form. */
  name: string;
  address: string;
  /** Identifies a browser that the owner has used before. Guesses made elsewhere never lock it out. */
  known?: string | null;
};

/**
 * Counts one use by the signed-in user. An ended session doesn't count against its owner.
 * @throws signedOut, or tooMany if the limit is exceeded
 */
export async function limitUse(deps: HttpDeps, caller: Caller, action: LimitedAction): Promise<void> {
  const [tally] = await count(deps, [{ counted: action, subject: String(caller.userId) }], caller);
  if (!tally) throw signedOut();
}

/** Takes back the counted uses of an action that had no effect. */
export const releaseUses = (deps: HttpDeps, caller: Caller, action: LimitedAction): Promise<void> =>
  forgetAttempts(
    deps.db,
    { reset: [keyOf(deps, { counted: action, subject: String(caller.userId) })], decremented: null },
    deps.clock.now(),
  );

/** @throws tooMany if this address has created too many accounts */
export async function countRegistration(deps: HttpDeps, address: string): Promise<void> {
  await count(deps, [{ counted: 'register', subject: address }]);
}

/**
 * Counts a failed sign-in before the password is checked, so that parallel guesses can't get past the limit.
 * `forgetSignInAttempts` undoes it after a success.
 * @throws tooMany after too many failures
 */
export async function countSignIn(deps: HttpDeps, attempt: SignInAttempt): Promise<void> {
  const { known, here, address, name } = signInUses(attempt);
  await count(deps, known === null ? [here, address, name] : [known]);
}

/** A success clears the failures of this name, but not those of the address: someone else may be guessing from there. */
export async function forgetSignInAttempts(deps: HttpDeps, attempt: SignInAttempt): Promise<void> {
  const { known, here, address, name } = signInUses(attempt);
  await forgetAttempts(
    deps.db,
    known === null
      ? { reset: [keyOf(deps, here), keyOf(deps, name)], decremented: keyOf(deps, address) }
      : { reset: [keyOf(deps, known)], decremented: null },
    deps.clock.now(),
  );
}

/**
 * Counts the uses in order.
 * @throws tooMany if one exceeds its limit; the uses after it are not counted
 */
export async function limitUses(deps: HttpDeps, uses: readonly [Use, ...Use[]]): Promise<void> {
  await count(deps, uses);
}

/** Blocks all uses until `until`, even in development. */
export const blockUse = (deps: HttpDeps, use: Use, until: number): Promise<void> =>
  exhaustAttempts(deps.db, keyOf(deps, use), until);

function signInUses({ userId, name, address, known }: SignInAttempt) {
  const account = userId === null ? name : `account ${userId}`;
  const isKnown = known !== null && known !== undefined;
  return {
    known: isKnown ? { counted: 'sign-in-known', subject: `${known} ${account}` } : null,
    here: { counted: 'sign-in-here', subject: `${address} ${account}` },
    address: { counted: 'sign-in-address', subject: address },
    name: { counted: 'sign-in-name', subject: account },
  } satisfies Record<string, Use | null>;
}

async function count(deps: HttpDeps, uses: readonly [Use, ...Use[]], caller: Caller | null = null) {
  const now = deps.clock.now();
  const charge = (use: Use): Charge => {
    const limit = limitOf(use.counted, deps.settings.ENVIRONMENT);
    return { key: keyOf(deps, use), uses: limit.uses, windowEndsAt: now + limit.seconds * 1000 };
  };
  const [first, ...others] = uses;
  const tallies = await countAttempts(deps.db, [charge(first), ...others.map(charge)], now, caller);
  for (const [index, use] of uses.entries()) {
    const tally = tallies[index];
    if (tally && tally.count > limitOf(use.counted, deps.settings.ENVIRONMENT).uses) {
      const retryAfter = Math.max(1, Math.ceil((tally.windowEndsAt - now) / 1000));
      throw tooMany(retryAfter, tooOftenMessage(use.counted, retryAfter));
    }
  }
  return tallies;
}

/** A hash, because addresses are personal data and users sometimes type their password into the name field. */
const keyOf = ({ settings }: HttpDeps, { counted, subject }: Use): string =>
  keyedHash(settings.SESSION_SECRET, `${counted}:${subject}`);

/** `windowEndsAt` applies if the charge starts a new window. */
type Charge = { key: string; uses: number; windowEndsAt: number };

/** The uses of a key in its current window, including this one. */
type Tally = { count: number; windowEndsAt: number };

/**
 * Counts charges in order, each in one atomic statement, all in one round trip. Counts a charge only if all charges before
 * it are within their limits.
 * @param caller counts nothing unless this caller's session is valid
 * @returns one tally per charge; null if it wasn't counted
 */
async function countAttempts(
  db: Db,
  charges: readonly [Charge, ...Charge[]],
  now: number,
  caller: Caller | null,
): Promise<(Tally | null)[]> {
  const isValid =
    caller === null
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM ${sessions} WHERE id = ${caller.sessionId} AND user_id = ${caller.userId} AND expires_at > ${now})`;
  const [first, ...others] = charges.map((charge, index) =>
    countUnlessOver(db, charge, charges.slice(0, index), now, isValid),
  );
  if (first === undefined) return [];
  const results = await db.batch([first, ...others]);
  return results.map((rows) => rows[0] ?? null);
}

function countUnlessOver(db: Db, charge: Charge, before: readonly Charge[], now: number, isValid: SQL) {
  const over = or(...before.map(({ key, uses }) => and(eq(attempts.key, key), gt(attempts.count, uses))));
  const unlessOver =
    over === undefined ? sql`true` : sql`NOT EXISTS (SELECT 1 FROM ${attempts} WHERE ${over})`;
  const windowIsOver = lte(attempts.windowEndsAt, now);
  return db
    .insert(attempts)
    .select(sql`SELECT ${charge.key}, 1, ${charge.windowEndsAt} WHERE ${isValid} AND ${unlessOver}`)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${windowIsOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${windowIsOver} THEN excluded.window_ends_at ELSE ${attempts.windowEndsAt} END`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt });
}

/** Higher than any limit. */
const EXHAUSTED = 1_000_000;

async function exhaustAttempts(db: Db, key: string, windowEndsAt: number): Promise<void> {
  const exhausted = { count: EXHAUSTED, windowEndsAt };
  await db
    .insert(attempts)
    .values({ key, ...exhausted })
    .onConflictDoUpdate({ target: attempts.key, set: exhausted });
}

/** Also deletes all windows that have ended. */
async function forgetAttempts(
  db: Db,
  { reset, decremented }: { reset: string[]; decremented: string | null },
  now: number,
): Promise<void> {
  await db.batch([
    db.delete(attempts).where(or(inArray(attempts.key, reset), lte(attempts.windowEndsAt, now))),
    db
      .update(attempts)
      .set({ count: sql`${attempts.count} - 1` })
      .where(and(eq(attempts.key, decremented ?? ''), gt(attempts.count, 0))),
  ]);
}
