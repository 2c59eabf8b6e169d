import { env, exports } from 'cloudflare:workers';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import type { Claim } from '../../../worker/db/read-as.ts';

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import('../../../worker/index.ts');
    }
  }
}

export const appAddress = 'http://localhost:5173';
export const password = 'correct horse battery';

export type Person = {
  user: UserView;
  /** The session as a `Cookie` header. */
  cookie: string;
  /** Calls the app as this person. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
};

/** Calls the app; a body is sent as JSON. */
export function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return exports.default.fetch(`${appAddress}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The session cookie that an answer sets, in the form in which a browser sends it back. */
export function sessionCookieOf(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='));
  if (cookie === undefined) throw new Error(`No session cookie in an answer with status ${answer.status}`);
  return cookie.slice(0, cookie.indexOf(';'));
}

/** A name that nobody in this test file has yet. */
export function newName(): string {
  return `person-${crypto.randomUUID().slice(0, 13)}`;
}

/** Registers somebody and keeps them signed in. Their password is `password`, their email `<username>@example.com`. */
export async function newPerson(choices: { username?: string; timezone?: string } = {}): Promise<Person> {
  const username = choices.username ?? newName();
  const answer = await call('POST', '/api/register', {
    username,
    email: `${username.toLowerCase().replace(/[^a-z0-9.-]/g, '')}@example.com`,
    password,
    ...(choices.timezone === undefined ? {} : { timezone: choices.timezone }),
  });
  if (answer.status !== 201) throw new Error(`Registering ${username} failed: ${await answer.text()}`);
  const cookie = sessionCookieOf(answer);
  return {
    user: await answer.json(),
    cookie,
    call: (method, path, body) => call(method, path, body, { Cookie: cookie }),
  };
}

/** The person's session as the services know it. */
export async function claimOf({ user }: Person): Promise<Claim> {
  const query = env.DB.prepare('SELECT id FROM sessions WHERE user_id = ?').bind(user.id);
  const session = await query.first<{ id: string }>();
  if (session === null) throw new Error(`${user.username} has no session`);
  return { userId: user.id, sessionId: session.id };
}
