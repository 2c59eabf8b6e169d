import { describe, expect, it } from 'vitest';
import { type ProviderName, providerNames } from '../../../worker/domain.ts';
import { callWith } from '../../support/worker/calls.ts';
import {
  google,
  identity,
  revocationEndpoint,
  signInWithGoogle,
  standInForGoogle,
  userOf,
} from '../../support/worker/google.ts';
import { password, sessionCookieOf } from '../../support/worker/people.ts';

/** A provider, and a local server in its place. */
type StandIn = {
  settings: Record<string, string>;
  /** Answers the Worker's requests in the provider's place. */
  start: () => void;
  /** Makes up a person. @returns a function that signs them in */
  newPerson: () => () => Promise<Response>;
  /** The grants that were revoked. */
  revoked: () => readonly string[];
};

/** Every provider; a missing one doesn't compile. Each has tests of its own too. */
const standIns: Record<ProviderName, StandIn> = {
  google: {
    settings: google,
    start: standInForGoogle,
    newPerson: () => {
      const claims = identity();
      return () => signInWithGoogle(claims);
    },
    revoked: () => revocationEndpoint.revoked,
  },
};

describe.each(providerNames)('the sign-in provider %s', (name) => {
  const { settings, start, newPerson, revoked } = standIns[name];
  start();

  it('is asked with a state that names it and a PKCE challenge', async () => {
    const answer = await callWith(settings, { method: 'GET', path: `/auth/${name}`, headers: {} });
    const address = new URL(answer.headers.get('Location') ?? '');
    expect(address.searchParams.get('state')).toMatch(new RegExp(`^${name}\\.`));
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('signs a person in to the same account each time, and its grant is revoked when it is unlinked', async () => {
    const signIn = newPerson();
    const answer = await signIn();
    const user = await userOf(answer);
    expect(user).toMatchObject({ providers: [name], emailConfirmed: true, hasPassword: false });
    expect(await userOf(await signIn())).toEqual(user);

    const headers = { Cookie: sessionCookieOf(answer) };
    const send = (method: string, path: string, body?: object) =>
      callWith(settings, { method, path, body, headers });
    expect((await send('PUT', '/api/account/password', { password })).status).toBe(200);
    const unlinked = await send('DELETE', `/api/users/${user.id}/${name}`);
    expect(await unlinked.json()).toMatchObject({ user: { providers: [] }, grant: 'revoked' });
    expect(revoked()).toHaveLength(1);
  });
});
