import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { createUser } from '../../../worker/accounts/accounts.repo.ts';
import { comparable } from '../../../worker/accounts/accounts.rules.ts';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { openSession } from '../../../worker/accounts/accounts.service.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { openDb } from '../../../worker/db/client.ts';
import type { OptOutView } from '../../../worker/delivery/delivery.schemas.ts';
import type { Stop } from '../../../worker/delivery/opt-outs.rules.ts';
import { emailHash, insertOptOut } from '../../../worker/delivery/stops.repo.ts';
import { createDeps } from '../../../worker/deps.ts';
import { DEFAULT_TIME_ZONE } from '../../../worker/domain.ts';
import { type Caller, signSessionToken } from '../../../worker/http/session.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { call } from './calls.ts';

type Sent = { id: number; channel: string; subject: string; body: string; html: string | null };

export function newName(): string {
  return `person-${crypto.randomUUID().slice(0, 13)}`;
}

export const newEmail = () => `${newName()}@example.com`;

type Choices = { username?: string; email?: string; timezone?: UserView['timezone'] };

const emailOf = (username: string) => `${username.toLowerCase().replace(/[^a-z0-9.-]/g, '')}@example.com`;

export class Person {
  readonly user: UserView;
  cookie: string;

  constructor(user: UserView, cookie: string) {
    this.user = user;
    this.cookie = cookie;
  }

  call(method: string, path: string, body?: unknown): Promise<Response> {
    return call(method, path, body, { Cookie: this.cookie });
  }

  /** Makes a call that must succeed. @returns the body of the response */
  async send<T = unknown>(method: string, path: string, body?: unknown, status = 200): Promise<T> {
    const answer = await this.call(method, path, body);
    expect(answer.status, `${path} ${await answer.clone().text()}`).toBe(status);
    return answer.json();
  }

  get<T = unknown>(path: string): Promise<T> {
    return this.send('GET', path);
  }

  campaign(id: number): Promise<CampaignView> {
    return this.get(`/api/campaigns/${id}`);
  }

  messages(campaignId: number): Promise<MessageView[]> {
    return this.get(`/api/messages/campaign/${campaignId}`);
  }

  async firstMessage(campaignId: number): Promise<MessageView> {
    const [first] = await this.messages(campaignId);
    if (first === undefined) throw new Error('The campaign has no messages');
    return first;
  }

  change(messageId: number | undefined, body: object): Promise<Response> {
    return this.call('PUT', `/api/messages/${messageId}`, body);
  }

  /** Opts out of everything, unless `change` says of what. */
  optOut(change: Partial<Stop> = {}): Promise<unknown> {
    const stop: Stop = { campaignId: null, channel: null, cause: 'person', ...change };
    return insertOptOut(openDb(env.DB), this.user.id, stop, Date.now());
  }

  stops(): Promise<OptOutView[]> {
    return this.get('/api/opt-outs');
  }

  /** Everything sent to this person, newest first. */
  outbox(): Promise<Sent[]> {
    return this.get('/api/outbox');
  }

  /** The newest, read from the database, so it works after the session has ended. */
  async newestMail(): Promise<Sent> {
    const newest = await env.DB.prepare('SELECT * FROM outbox WHERE user_id = ? ORDER BY id DESC LIMIT 1')
      .bind(this.user.id)
      .first<Sent>();
    if (newest === null) throw new Error(`${this.user.username} has no mail`);
    return newest;
  }

  answerPath(): Promise<string> {
    return this.#pathInNewest(/\/m\/(?!stop\/)[\w-]+/);
  }

  /** The path of a choice's page, from the link in the newest message. */
  choicePath(choice: string): Promise<string> {
    return this.#pathInNewest(new RegExp(`/m/[\\w-]+/${choice}(?!\\S)`));
  }

  stopPath(): Promise<string> {
    return this.#pathInNewest(/\/m\/stop\/[\w-]+/);
  }

  async #pathInNewest(pattern: RegExp): Promise<string> {
    const { body } = await this.newestMail();
    const [path] = pattern.exec(body) ?? [];
    if (path === undefined) throw new Error(`No link like ${pattern} in ${body}`);
    return path;
  }

  async signInAgain(): Promise<void> {
    this.cookie = await newSession(this.user.id);
  }
}

export async function register({ username = newName(), ...choices }: Choices = {}): Promise<Person> {
  const account = { username, email: emailOf(username), password, ...choices };
  const answer = await call('POST', '/api/register', account);
  if (answer.status !== 201) throw new Error(`Registering ${username} failed: ${await answer.text()}`);
  return new Person(await answer.json(), sessionCookieOf(answer));
}

/**
 * A signed-in person. Their password is `password`, their email `<username>@example.com`. The account is as registration
 * makes it, except for the cheap hash.
 */
export async function newPerson(choices: Choices = {}): Promise<Person> {
  const username = choices.username ?? newName();
  const email = choices.email ?? emailOf(username);
  const deps = createDeps(env);
  const user = await createUser(
    deps.db,
    {
      username,
      usernameKey: comparable(username),
      email,
      emailKey: comparable(email),
      emailHash: emailHash(deps.settings, comparable(email)),
      passwordHash: weakHash,
      emailConfirmedAt: deps.clock.now(),
      phoneConfirmedAt: deps.clock.now(),
      phone: null,
      carrier: null,
      timezone: choices.timezone ?? DEFAULT_TIME_ZONE,
      createdAt: deps.clock.now(),
    },
    [],
  );
  if (user === null) throw new Error(`The name ${username} is taken`);
  return new Person(user, await newSession(user.id));
}

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
