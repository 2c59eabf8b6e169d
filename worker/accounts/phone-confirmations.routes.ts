import { sha256 } from '@oslojs/crypto/sha2';
import { and, eq, gt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { accountTokens, noContact, users } from '../db/schema.ts';
import { assertAccepted, tryCounted } from '../delivery/attempts.ts';
import { parsePhone, phoneProblem } from '../delivery/channels/phone.rules.ts';
import type { Deps } from '../delivery/deps.ts';
import { assertMayText, carryOverSuppressions, deleteTextBounce, phoneHash } from '../delivery/stops.repo.ts';
import { MINUTE } from '../domain.ts';
import { type AppEnv, addressOf, signedIn, valid } from '../http/http.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import { badInput, conflict, signedOut, usedUp } from '../platform/errors.ts';
import { renderPlain } from '../writer/render-message.ts';
import {
  deleteTokens,
  findTokenOwner,
  insertToken,
  spendToken,
  tokenKey,
  userView,
} from './accounts.repo.ts';
import { codeSchema, phoneSchema } from './accounts.schemas.ts';
import { readUser } from './accounts.service.ts';

const CODE_LIFETIME = 10 * MINUTE;
const MAX_TRIES = 5;

/** Six evenly distributed digits from a random id. */
function sixDigits(random: string): string {
  const bytes = sha256(new TextEncoder().encode(random));
  const number = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) % 1_000_000n;
  return String(number).padStart(6, '0');
}

const keyOf = (secret: string, userId: number, phone: string, code: string) =>
  tokenKey(secret, 'confirm-phone', `${userId}:${phone}:${code}`);

/** American numbers don't show whether a phone is mobile, so both types pass. */
const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Why we can't text a phone; null if we can. Uses the full number table: 25 countries share +1, and some are expensive.
 */
function codeProblem(phone: string, countries: readonly string[]): string | null {
  const number = parsePhoneNumberFromString(phone);
  if (number === undefined || !number.isValid() || !mobileTypes.includes(number.getType()))
    return 'We can only text mobile phones. Please enter another number';
  if (!countries.includes(number.country ?? ''))
    return `We can’t text phones in this country. Supported countries: ${countries.join(', ')}`;
  return null;
}

export const phoneRoutes = new Hono<AppEnv<Deps>>()
  .post('/phone-confirmations', signedIn, valid('json', phoneSchema), async (c) => {
    const { deps, caller } = c.var;
    const { db, clock, ids, settings, log } = deps;
    const { userId } = caller;
    const now = clock.now();
    const user = await readUser(deps, caller);
    const phone = parsePhone(c.req.valid('json').phone);
    if (phone === null) throw badInput(phoneProblem, 'phone');
    const problem = codeProblem(phone, settings.SMS_COUNTRIES);
    if (problem !== null) throw badInput(problem, 'phone');
    if (user.phone === phone && user.phoneConfirmed) throw conflict('This phone is already confirmed');
    await assertMayText(deps, phone);
    await limitUses(deps, [
      { action: 'code-network', subject: addressOf(c) },
      { action: 'code-account', subject: String(userId) },
      { action: 'code-phone', subject: phone },
    ]);
    const code = sixDigits(ids.next());
    const key = keyOf(settings.SESSION_SECRET, userId, phone, code);
    const lifetime = { triesLeft: MAX_TRIES, expiresAt: now + CODE_LIFETIME };
    await insertToken(db, { key, purpose: 'confirm-phone', userId, address: phone, ...lifetime }, now, [
      deleteTokens(db, userId, 'confirm-phone'),
    ]);
    const words = `Better Habits: your code is ${code}. It works for 10 minutes. If you didn’t ask for it, ignore this text.`;
    const { outcome } = await tryCounted(deps, 'sms', {
      identifier: `code-${ids.next()}`,
      contact: { ...noContact, userId, name: '', email: user.email, phone, carrier: user.carrier },
      rendered: renderPlain(words, 'Your code', 'Your code'),
    });
    log('code_sent', { userId, outcome: outcome.kind });
    assertAccepted(outcome);
    return c.json({ phone });
  })
  // Confirms the phone that the code was sent to and saves it for the user. Counts each try before checking it.
  .post('/phone-confirmations/finish', signedIn, valid('json', codeSchema), async (c) => {
    const { deps, caller } = c.var;
    const { db, clock, settings, log } = deps;
    const { userId } = caller;
    const now = clock.now();
    const { code } = c.req.valid('json');
    const keyFor = (phone: string) => keyOf(settings.SESSION_SECRET, userId, phone, code);
    const before = await readUser(deps, caller);
    const [sent] = await db
      .update(accountTokens)
      .set({ triesLeft: sql`${accountTokens.triesLeft} - 1` })
      .where(
        and(
          eq(accountTokens.userId, userId),
          eq(accountTokens.purpose, 'confirm-phone'),
          gt(accountTokens.triesLeft, 0),
          gt(accountTokens.expiresAt, now),
        ),
      )
      .returning({ key: accountTokens.key, phone: accountTokens.address });
    if (sent === undefined || sent.phone === null) {
      // The response to the same call may have been lost.
      const isRepeated =
        before.phone !== null &&
        before.phoneConfirmed &&
        (await findTokenOwner(db, keyFor(before.phone), now)) !== null;
      if (isRepeated) return c.json(before);
      throw usedUp('You don’t have a valid code. Please request a new one');
    }
    const { key, phone } = sent;
    if (keyFor(phone) !== key) {
      log('code_wrong', { userId });
      throw badInput('That code isn’t right', 'code');
    }
    await carryOverSuppressions(deps, { channel: 'sms', address: phone });
    const [[user]] = await db.batch([
      db
        .update(users)
        .set({ phone, phoneHash: phoneHash(settings, phone), phoneConfirmedAt: now })
        .where(eq(users.id, userId))
        .returning(userView),
      ...spendToken(db, userId, key, now, 'confirm-phone'),
    ]);
    if (user === undefined) throw signedOut();
    log('phone_confirmed', { userId });
    await deleteTextBounce(db, userId);
    return c.json(user);
  });
