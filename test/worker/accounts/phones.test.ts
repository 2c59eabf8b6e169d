import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { callWith } from '../../support/worker/call-with.ts';
import { outboxOf } from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

let lastPhone = 0;
const newPhone = () => `+1312555${String(2000 + ++lastPhone)}`;
const ask = (person: Person, phone: string) => person.call('POST', '/api/phone-confirmations', { phone });
const finish = (person: Person, code: string) =>
  person.call('POST', '/api/phone-confirmations/finish', { code });
const messageOf = async (answer: Response) => (await answer.json<{ message: string }>()).message;

/** The code in the newest text to somebody. */
async function codeSentTo(person: Person): Promise<string> {
  const [newest] = await outboxOf(person);
  return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? 'no code';
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone', () => {
  it('is confirmed by the code that was sent to it, once, and is then the person’s', async () => {
    const person = await newPerson();
    const phone = newPhone();
    expect(await (await ask(person, phone)).json()).toEqual({ phone });
    const code = await codeSentTo(person);
    expect(await (await finish(person, code)).json()).toMatchObject({ phone, phoneConfirmed: true });
    expect((await finish(person, code)).status).toBe(410);
    expect((await ask(person, phone)).status).toBe(409);
  });

  it('is not confirmed by a wrong code, another person’s, or after five tries', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await ask(person, newPhone());
    await ask(other, newPhone());
    const code = await codeSentTo(person);
    expect((await finish(other, code)).status).toBe(400);
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await finish(person, wrong(code));
      expect([answer.status, await messageOf(answer)]).toEqual([400, 'This code is not right']);
    }
    expect((await finish(person, code)).status).toBe(410);
    expect((await (await person.call('GET', '/api/session')).json<Person['user']>()).phone).toBeNull();
  });

  it('is not confirmed by guesses made all at once, beyond the five', async () => {
    const person = await newPerson();
    await ask(person, newPhone());
    const code = await codeSentTo(person);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => finish(person, wrong(code))));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('is confirmed by the newest code alone, and within ten minutes', async () => {
    const person = await newPerson();
    await ask(person, newPhone());
    const first = await codeSentTo(person);
    await ask(person, newPhone());
    const second = await codeSentTo(person);
    expect((await finish(person, first)).status).toBe(first === second ? 200 : 400);
    await env.DB.prepare(
      "UPDATE account_tokens SET expires_at = ? WHERE user_id = ? AND purpose = 'confirm-phone'",
    )
      .bind(Date.now(), person.user.id)
      .run();
    expect((await finish(person, second)).status).toBe(410);
  });

  it.each([
    ['+1 800 555 1234', /mobile phones/],
    ['+1 900 555 1234', /mobile phones/],
    ['+1 500 555 1234', /mobile phones/],
    ['+44 20 7946 0018', /mobile phones/],
    ['+1 876 555 1234', /this country/],
    ['+44 7911 123457', /this country/],
    ['12', /does not look right/],
  ])('%s gets no code', async (phone, reason) => {
    const person = await newPerson();
    const answer = await ask(person, phone);
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toMatch(reason);
    expect(await outboxOf(person)).toEqual([]);
  });
});

describe('in production, codes', () => {
  const askFrom = (person: Person, phone: string, address: string) =>
    callWith(
      // The development outbox takes what production has no provider for: only the limits are looked at.
      { ENVIRONMENT: 'production' },
      {
        method: 'POST',
        path: '/api/phone-confirmations',
        body: { phone },
        headers: { Cookie: person.cookie, 'CF-Connecting-IP': address },
      },
    );

  it('go to one phone at most three times a day, and out for one account or network ten times', async () => {
    const statusesOf = async (calls: (() => Promise<Response>)[]) => {
      const statuses = [];
      for (const run of calls) statuses.push((await run()).status);
      return statuses;
    };
    const phone = newPhone();
    const people = await Promise.all(Array.from({ length: 4 }, () => newPerson()));
    const onePhone = people.map((person, index) => () => askFrom(person, phone, `192.0.2.${index}`));
    expect((await statusesOf(onePhone)).map((status) => status === 429)).toEqual([false, false, false, true]);

    const person = await newPerson();
    const oneAccount = Array.from(
      { length: 11 },
      (_, index) => () => askFrom(person, newPhone(), `192.0.2.${50 + index}`),
    );
    expect((await statusesOf(oneAccount)).filter((status) => status === 429)).toHaveLength(1);

    const crowd = await Promise.all(Array.from({ length: 11 }, () => newPerson()));
    const oneNetwork = crowd.map((one) => () => askFrom(one, newPhone(), '192.0.2.200'));
    expect((await statusesOf(oneNetwork)).filter((status) => status === 429)).toHaveLength(1);
  });
});
