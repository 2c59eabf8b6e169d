import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import { signedOut, tooMany } from '../platform/errors.ts';
import type { HttpDeps } from './deps.ts';
import { type Charge, countAttempts, exhaustAttempts, forgetAttempts } from './rate-limits.repo.ts';
import { type Counted, type LimitedAction, limitOf, tooOftenMessage } from './rate-limits.rules.ts';
import type { Claim } from './read-as.ts';

/** Something counted, and for whom: a person, a name that was typed, an address. */
type Use = { counted: Counted; subject: string };

/** Who tries to show a password, and from where. */
export type SignInAttempt = {
  /** Null where the name is nobody's. Username and email are one account, and so one counter. */
  userId: number | null;
  /** In the form in which names are compared. */
  name: string;
  address: string;
  /** Identifies a browser the owner has used before: guesses made elsewhere never lock it out. */
  known?: string | null;
};

/**
 * Counts one more use of an action by the signed-in person. A session that was ended uses up nothing of its owner's.
 * @throws signedOut when the session does not stand any more
 * @throws tooMany when that is more than the limit allows
 */
export async function limitUse(deps: HttpDeps, claim: Claim, action: LimitedAction): Promise<void> {
  const [tally] = await count(deps, [{ counted: action, subject: String(claim.userId) }], claim);
  if (!tally) throw signedOut();
}

/** @throws tooMany when this address has made more accounts than the limit allows */
export async function countRegistration(deps: HttpDeps, address: string): Promise<void> {
  await count(deps, [{ counted: 'register', subject: address }]);
}

/**
 * Counts a sign-in as failed before the password is looked at, so that guesses made all at once cannot slip
 * past the limit; `forgetSignInAttempts` takes it back when it succeeds.
 * @throws tooMany when there were too many failed ones
 */
export async function countSignIn(deps: HttpDeps, attempt: SignInAttempt): Promise<void> {
  const { known, here, address, name } = signInUses(attempt);
  await count(deps, known === null ? [here, address, name] : [known]);
}

/** A success clears the failures of this name. Those of the address stay: others may be guessing from there. */
export async function forgetSignInAttempts(deps: HttpDeps, attempt: SignInAttempt): Promise<void> {
  const { known, here, address, name } = signInUses(attempt);
  await forgetAttempts(
    deps.db,
    known === null
      ? { cleared: [keyOf(deps, here), keyOf(deps, name)], eased: keyOf(deps, address) }
      : { cleared: [keyOf(deps, known)], eased: '' },
    deps.clock.now(),
  );
}

/**
 * Counts one more of each use.
 * @throws tooMany when one of them is more than its limit allows; those after it are not counted then
 */
export async function limitUses(deps: HttpDeps, uses: readonly [Use, ...Use[]]): Promise<void> {
  await count(deps, uses);
}

/** Allows a use no more until `until`, in every environment. */
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

async function count(deps: HttpDeps, uses: readonly [Use, ...Use[]], claim: Claim | null = null) {
  const now = deps.clock.now();
  const charge = (use: Use): Charge => {
    const limit = limitOf(use.counted, deps.settings.ENVIRONMENT);
    return { key: keyOf(deps, use), uses: limit.uses, windowEndsAt: now + limit.seconds * 1000 };
  };
  const [first, ...others] = uses;
  const tallies = await countAttempts(deps.db, [charge(first), ...others.map(charge)], now, claim);
  for (const [index, use] of uses.entries()) {
    const tally = tallies[index];
    if (tally && tally.count > limitOf(use.counted, deps.settings.ENVIRONMENT).uses) {
      const retryAfter = Math.max(1, Math.ceil((tally.windowEndsAt - now) / 1000));
      throw tooMany(retryAfter, tooOftenMessage(use.counted, retryAfter));
    }
  }
  return tallies;
}

/** What was typed into a name field may be a password by mistake, and addresses are personal: neither is kept readable. */
function keyOf(deps: HttpDeps, { counted, subject }: Use): string {
  const text = new TextEncoder();
  const digest = hmac(
    SHA256,
    text.encode(deps.settings.SESSION_SECRET),
    text.encode(`${counted}:${subject}`),
  );
  return encodeBase64urlNoPadding(digest);
}
