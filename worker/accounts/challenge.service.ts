import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding';
import { z } from 'zod';
import { limitUses } from '../http/rate-limits.service.ts';
import { readNumbers, signNumbers } from '../http/signed-token.ts';
import { challengeFirst, notFound } from '../platform/errors.ts';
import { describeError, withinTime } from '../platform/runtime.ts';
import type { Settings } from '../platform/settings.ts';
import type { AccountDeps } from './deps.ts';

const minute = 60_000;
/** How long someone may take to fill in the form after passing. */
const PASS_LIFETIME = 30 * minute;
const TIME_LIMIT = 5_000;

export type ChallengeKeys = { site: string; secret: string; base: string };

/** @throws notFound where no keys are set */
export function keysOf(settings: Settings): ChallengeKeys {
  const { TURNSTILE_SITE_KEY: site, TURNSTILE_SECRET_KEY: secret, TURNSTILE_BASE_URL: base } = settings;
  if (site === undefined || secret === undefined) throw notFound('Page');
  return { site, secret, base };
}

const verdictSchema = z.object({ success: z.boolean() });

/** Asks Turnstile whether a token is of a challenge that was passed. A service that does not answer lets nobody in. */
export async function isHuman(
  { log }: AccountDeps,
  { secret, base }: ChallengeKeys,
  { token, address }: { token: string; address: string | undefined },
): Promise<boolean> {
  try {
    return await withinTime(TIME_LIMIT, async (signal) => {
      const body = new URLSearchParams({ secret, response: token });
      if (address !== undefined) body.set('remoteip', address);
      const answer = await fetch(`${base}/siteverify`, { method: 'POST', body, redirect: 'manual', signal });
      const verdict = verdictSchema.safeParse(await answer.json());
      return verdict.success && verdict.data.success;
    });
  } catch (error) {
    log('challenge_fault', { error: describeError(error) });
    return false;
  }
}

/** A pass for the network that the challenge was passed from. */
export async function passFor({ clock, settings }: AccountDeps, address: string) {
  const end = Math.ceil((clock.now() + PASS_LIFETIME) / minute);
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const numbers = [end, random, await numberOf(address)];
  const pass = encodeBase64urlNoPadding(await signNumbers('challenge', numbers, settings.SESSION_SECRET));
  return { pass, maxAge: PASS_LIFETIME / 1000 };
}

/**
 * Uses a pass once more: it is good for one account, and a few forms with a mistake in them.
 * @throws challengeFirst where there is none that holds for this network now
 */
export async function takePass(deps: AccountDeps, pass: string | undefined, address: string): Promise<void> {
  if (deps.settings.TURNSTILE_SECRET_KEY === undefined) return;
  if (pass === undefined || !(await holds(deps, pass, address))) throw challengeFirst();
  await limitUses(deps, [{ counted: 'challenge-pass', subject: pass }]);
}

async function holds({ clock, settings }: AccountDeps, pass: string, address: string): Promise<boolean> {
  try {
    const bytes = decodeBase64urlIgnorePadding(pass);
    const [end = 0, , network] = (await readNumbers('challenge', bytes, settings.SESSION_SECRET)) ?? [];
    return clock.now() < end * minute && network === (await numberOf(address));
  } catch {
    return false;
  }
}

async function numberOf(address: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return new DataView(digest).getUint32(0);
}
