import jwt from '@tsndr/cloudflare-worker-jwt';
import { z } from 'zod';
import { unavailable } from '../../platform/errors.ts';
import { withinTime } from '../../platform/runtime.ts';

const keySet = z.object({ keys: z.array(z.unknown()) });
const rsaKey = z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() });
type Key = z.infer<typeof rsaKey>;

/** In milliseconds. Providers announce a new key days before they sign with it. */
const KEYS_LIFETIME = 60 * 60_000;
const KEYS_TIME_LIMIT = 5000;

/** By the address they come from, kept as long as the Worker's instance. */
const known = new Map<string, { keys: readonly Key[]; until: number }>();

/**
 * What an ID token says, if one of the keys published at `keysUrl` signed it with RS256; null otherwise. Who it is from
 * and for, the caller looks at.
 * @throws unavailable when the keys cannot be read
 */
export async function verifiedClaims(keysUrl: string, idToken: string, now: number): Promise<unknown> {
  try {
    const kid: unknown = jwt.decode<object, { kid?: string }>(idToken).header?.kid;
    const key = await keyNamed(keysUrl, kid, now);
    if (key === undefined) return null;
    const verified = await jwt.verify(idToken, key, { algorithm: 'RS256' });
    return verified?.payload ?? null;
  } catch (error) {
    if (error instanceof KeysFault) throw unavailable('This sign-in can’t be verified right now');
    return null;
  }
}

class KeysFault extends Error {}

/** A key that is not known yet may be new: then the keys are read once more. */
async function keyNamed(keysUrl: string, kid: unknown, now: number): Promise<Key | undefined> {
  const cached = known.get(keysUrl);
  const found = cached?.keys.find((key) => key.kid === kid);
  if (found !== undefined && cached !== undefined && now < cached.until) return found;
  const keys = await readKeys(keysUrl).catch((cause) => {
    throw new KeysFault('The keys cannot be read', { cause });
  });
  known.set(keysUrl, { keys, until: now + KEYS_LIFETIME });
  return keys.find((key) => key.kid === kid);
}

const readKeys = (keysUrl: string) =>
  withinTime(KEYS_TIME_LIMIT, async (signal) => {
    const answer = await fetch(keysUrl, { signal });
    // Keys for other algorithms may stand beside them.
    return keySet.parse(await answer.json()).keys.flatMap((key) => rsaKey.safeParse(key).data ?? []);
  });
