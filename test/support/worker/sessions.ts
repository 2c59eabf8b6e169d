import { env } from 'cloudflare:workers';
import { openSession } from '../../../worker/accounts/accounts.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Caller } from '../../../worker/http/read-as.ts';
import { signSessionToken } from '../../../worker/http/session.ts';
import { call } from './calls.ts';
import type { Person } from './people.ts';

export const password = 'correct horse battery';

/** The hash of `password` at the lowest cost: the app's own hashes are slow on purpose. */
export const weakHash =
  '$argon2id$v=19$m=32,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$I5hpBlY7/TqZw2Bq4oHOiB2F224NHdTeNKR4bdCrURk';

export const signIn = (username: string, typed = password, headers: Record<string, string> = {}) =>
  call('POST', '/api/login', { username, password: typed }, headers);

export const isSignedIn = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { Cookie: cookie })).status === 200;

/** The session cookie of a response, as a browser sends it back. */
export function sessionCookieOf(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='));
  if (cookie === undefined) throw new Error(`No session cookie in an answer with status ${answer.status}`);
  return cookie.slice(0, cookie.indexOf(';'));
}

export async function newSession(userId: number): Promise<string> {
  const deps = createDeps(env);
  const { caller, expiresAt } = await openSession(deps, userId);
  return `__Host-session=${await signSessionToken(caller, expiresAt, deps.settings.SESSION_SECRET)}`;
}

export async function callerOf({ user }: Person): Promise<Caller> {
  const query = env.DB.prepare('SELECT id FROM sessions WHERE user_id = ?').bind(user.id);
  const session = await query.first<{ id: string }>();
  if (session === null) throw new Error(`${user.username} has no session`);
  return { userId: user.id, sessionId: session.id };
}
