import { and, eq, exists, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { attempts } from '../db/schema.ts';
import { signedOut, tooMany } from '../platform/errors.ts';
import { keyedHash } from '../platform/runtime.ts';
import { type Caller, type HttpDeps, selectValidSession } from './session.ts';

/** At most `uses` within `seconds` of the first use. The message is for when there are more. */
type Limit = readonly [uses: number, seconds: number, tooOften: string];

const quarterOfAnHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

const failedSignIns = [quarterOfAnHour, 'Too many failed sign-ins'] as const;

/**
 * In production. `sign-in-here` counts one name from one address, so an attacker only locks out themselves.
 * `sign-in-name` counts one name from all addresses; it is high, because it locks out the owner too. Only
 * `sign-in-known` affects browsers that the owner has used before.
 */
const limits = {
  'sign-in-here': [5, ...failedSignIns],
  'sign-in-address': [20, ...failedSignIns],
  'sign-in-name': [50, ...failedSignIns],
  'sign-in-known': [10, ...failedSignIns],
  register: [10, hour, 'Too many new accounts from your network'],
  send: [30, hour, 'You have sent a lot of messages in a short time'],
  'test-notification': [5, quarterOfAnHour, 'You have already sent several test notifications'],
  write: [60, hour, 'You have generated a lot of messages in a short time'],
  start: [20, hour, 'You have started a lot of campaigns in a short time'],
  'opt-in-link': [1, day, 'We already sent you a link today'],
  // Any change to a campaign or message. Expensive changes have another limit of their own.
  change: [300, hour, 'You have made a lot of changes in a short time'],
  regenerate: [15, hour, 'You have regenerated a lot of messages in a short time'],
  settings: [30, hour, 'You have changed your settings a lot in a short time'],
  'challenge-pass': [5, hour, 'This check has been used too many times'],
  reply: [120, hour, 'You have sent a lot of replies in a short time'],
  // The form requests a preview while the user types.
  preview: [300, hour, 'You have looked at a lot of previews in a short time'],
  'confirmation-network': [10, day, 'Your network has requested too many confirmations today'],
  'confirmation-address': [3, day, 'We have sent several confirmations to this address today'],
  'reset-network': [10, day, 'Your network has requested too many password resets today'],
  'reset-address': [5, day, 'We have had several requests for this address today'],
  'reset-link-network': [60, quarterOfAnHour, 'Your network has opened too many of these links'],
  'code-network': [10, day, 'Your network has requested too many codes today'],
  'code-account': [10, day, 'You have requested too many codes today'],
  'code-phone': [3, day, 'We have sent several codes to this phone today'],
  'passkey-network': [60, quarterOfAnHour, 'Too many passkey sign-ins'],
  // Each instance of the Worker looks up the genuine key once.
  'mail-key': [60, 60, 'Too many keys were requested'],
  'mail-key-network': [20, 60, 'Your network has requested too many keys'],
  import: [10, hour, 'You have imported several times in a short time'],
} as const satisfies Record<string, Limit>;

export type LimitedAction = keyof typeof limits;

/** High enough for tests and the demo. */
const development = [600, 60] as const;

function tooOftenMessage(action: LimitedAction, retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait = minutes === 1 ? 'a minute' : minutes < 90 ? `${minutes} minutes` : `${hours} hours`;
  const [, , tooOften] = limits[action];
  return `${tooOften}. Please try again in ${wait}`;
}

/**
 * One household or server owns a whole /64 of IPv6 addresses, so a /64 counts as one. Undefined without Cloudflare in
 * front.
 */
export function callerAddress(connectingIp: string | undefined): string {
  if (connectingIp === undefined || connectingIp.trim() === '') return 'local';
  const address = connectingIp.trim().toLowerCase();
  return address.includes(':') ? networkOf(address) : address;
}

/** The /64 of an IPv6 address: its first four groups, expanded. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** `subject` is a user id, a typed name or an address. */
type Use = { action: LimitedAction; subject: string };

/** Counts one use by the signed-in user. An ended session doesn't count against its owner. */
export async function limitUse(deps: HttpDeps, caller: Caller, action: LimitedAction): Promise<void> {
  const isValid = exists(selectValidSession(deps.db, caller, deps.clock.now()));
  const isCounted = await count(deps, [ownUse(caller, action)], isValid);
  if (!isCounted) throw signedOut();
}

/** Takes back the uses of an action that had no effect. */
export async function releaseUses(deps: HttpDeps, caller: Caller, action: LimitedAction): Promise<void> {
  await resetUses(deps, [ownUse(caller, action)]);
}

/** Counts the uses in order. */
export async function limitUses(deps: HttpDeps, uses: readonly Use[]): Promise<void> {
  await count(deps, uses);
}

/** Blocks all uses until `until`, even in development. */
export async function blockUse(deps: HttpDeps, use: Use, until: number): Promise<void> {
  const exhausted = { count: EXHAUSTED, windowEndsAt: until };
  await deps.db
    .insert(attempts)
    .values({ key: keyOf(deps, use), ...exhausted })
    .onConflictDoUpdate({ target: attempts.key, set: exhausted });
}

const EXHAUSTED = 1_000_000;

type SignInAttempt = {
  /** Null for an unknown name. An account's username and email share one counter. */
  userId: number | null;
  name: string;
  address: string;
  /** Identifies a browser or session of the owner. Guesses made elsewhere never lock it out. */
  known: string | null;
};

/** Counts as failed before the password is checked, so that parallel guesses can't get past the limit. */
export const countSignIn = (deps: HttpDeps, attempt: SignInAttempt): Promise<void> =>
  limitUses(deps, signInUses(attempt).counted);

/** A success clears the failures of this name, but not those of the address: someone else may be guessing from there. */
export async function forgetSignInAttempts(deps: HttpDeps, attempt: SignInAttempt): Promise<void> {
  const { reset, decremented } = signInUses(attempt);
  await deps.db.batch([
    resetUses(deps, reset),
    ...decremented.map((use) =>
      deps.db
        .update(attempts)
        .set({ count: sql`${attempts.count} - 1` })
        .where(and(eq(attempts.key, keyOf(deps, use)), gt(attempts.count, 0))),
    ),
  ]);
}

function signInUses({ userId, name, address, known }: SignInAttempt) {
  const account = userId === null ? name : `account ${userId}`;
  const fromKnown: Use = { action: 'sign-in-known', subject: `${known} ${account}` };
  if (known !== null) return { counted: [fromKnown], reset: [fromKnown], decremented: [] };
  const here: Use = { action: 'sign-in-here', subject: `${address} ${account}` };
  const anyName: Use = { action: 'sign-in-address', subject: address };
  const anywhere: Use = { action: 'sign-in-name', subject: account };
  return { counted: [here, anyName, anywhere], reset: [here, anywhere], decremented: [anyName] };
}

const ownUse = ({ userId }: Caller, action: LimitedAction): Use => ({ action, subject: String(userId) });

/** A hash, because addresses are personal data and users sometimes type their password into the name field. */
const keyOf = ({ settings }: HttpDeps, { action, subject }: Use): string =>
  keyedHash(settings.SESSION_SECRET, `${action}:${subject}`);

type Charge = Use & { uses: number; seconds: number; key: string };

/**
 * In order, each in one atomic statement, all in one round trip. Counts a use only if all before it are within their
 * limits. Returns whether the first one was counted.
 */
async function count(deps: HttpDeps, uses: readonly Use[], condition: SQL = sql`true`): Promise<boolean> {
  const now = deps.clock.now();
  const isProduction = deps.settings.ENVIRONMENT === 'production';
  const charges = uses.map((use) => {
    const [limit, seconds] = isProduction ? limits[use.action] : development;
    return { ...use, uses: limit, seconds, key: keyOf(deps, use) };
  });
  const [first, ...others] = charges.map((charge, index) =>
    countUnlessOver(deps, charge, charges.slice(0, index), now, condition),
  );
  if (first === undefined) return false;
  const tallies = (await deps.db.batch([first, ...others])).map(([tally]) => tally);
  for (const [index, { action, uses: limit }] of charges.entries()) {
    const tally = tallies[index];
    if (tally === undefined || tally.count <= limit) continue;
    const retryAfter = Math.max(1, Math.ceil((tally.windowEndsAt - now) / 1000));
    throw tooMany(retryAfter, tooOftenMessage(action, retryAfter));
  }
  return tallies[0] !== undefined;
}

function countUnlessOver(
  { db }: HttpDeps,
  { key, seconds }: Charge,
  before: readonly Charge[],
  now: number,
  condition: SQL,
) {
  const over = or(...before.map(({ key, uses }) => and(eq(attempts.key, key), gt(attempts.count, uses))));
  const unlessOver =
    over === undefined ? sql`true` : sql`NOT EXISTS (SELECT 1 FROM ${attempts} WHERE ${over})`;
  const windowIsOver = lte(attempts.windowEndsAt, now);
  return db
    .insert(attempts)
    .select(sql`SELECT ${key}, 1, ${now + seconds * 1000} WHERE ${condition} AND ${unlessOver}`)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${windowIsOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${windowIsOver} THEN excluded.window_ends_at ELSE ${attempts.windowEndsAt} END`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt });
}

/** Also deletes all windows that have ended. */
function resetUses(deps: HttpDeps, uses: readonly Use[]) {
  const keys = uses.map((use) => keyOf(deps, use));
  return deps.db
    .delete(attempts)
    .where(or(inArray(attempts.key, keys), lte(attempts.windowEndsAt, deps.clock.now())));
}
