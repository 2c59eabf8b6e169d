import { expect, it } from 'vitest';
import { callInProduction, callWith, newNetwork } from '../../support/worker/calls.ts';
import { hour, mondayMorning, stateTime } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { call, expectRefusal, newPerson, type Person, password } from '../../support/worker/people.ts';

const usedUp = 'This link was already used or has expired. Please request a new one';

/** Requests a link. @returns its token */
async function newLink(person: Person): Promise<string> {
  const { email } = person.user;
  await callWith({}, { method: 'POST', path: '/api/password-resets', body: { email } });
  const [, token = ''] = /token=([\w-]+)/.exec((await person.newestMail()).body) ?? [];
  return token;
}

it('a changed password invalidates links to reset it', async () => {
  const person = await newPerson();
  const token = await newLink(person);
  await person.send('PUT', '/api/account/password', {
    password: 'another good one',
    currentPassword: password,
  });
  const reset = call('POST', '/api/password-resets/finish', { token, password: 'somebody else’s' });
  await expectRefusal(reset, 410, usedUp);
});

it('a link to reset the password can be checked any number of times before it is used or expires', async () => {
  const person = await newPerson();
  const check = (token: unknown, network = newNetwork()) =>
    callInProduction('POST', '/api/password-resets/check', { token }, { network });

  const token = await newLink(person);
  for (let times = 0; times < 2; times++) expect((await check(token)).status).toBe(204);
  const body = { token, password: 'four other calm words' };
  expect((await call('POST', '/api/password-resets/finish', body)).status).toBe(200);
  await expectRefusal(check(token), 410, usedUp);
  await expectRefusal(check('of-nobody'), 410, usedUp);
  for (const bad of [undefined, '', 7, 'x'.repeat(101)])
    await expectRefusal(check(bad), 400, 'This link is incomplete');

  const other = await newLink(person);
  stateTime(mondayMorning + hour - 1);
  expect((await check(other)).status).toBe(204);
  stateTime(mondayMorning + hour);
  await expectRefusal(check(other), 410, usedUp);

  const network = newNetwork();
  for (let times = 0; times < 60; times++) expect((await check(other, network)).status).toBe(410);
  const message = 'Your network has opened many of these links. Please try again in 15 minutes';
  await expectRefusal(check(other, network), 429, message);
});

it('a link to reset the password is refused if another account has confirmed the address since', async () => {
  const person = await newPerson();
  const { email, id } = person.user;
  await sql('UPDATE users SET email_confirmed_at = NULL WHERE id = ?', id);
  const token = await newLink(person);
  await newPerson({ email });
  const body = { token, password: 'somebody else’s' };
  for (const as of [call, person.call.bind(person)]) {
    const reset = as('POST', '/api/password-resets/finish', body);
    await expectRefusal(reset, 409, 'An account with this email already exists');
  }
});
