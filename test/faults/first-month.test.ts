import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { linksOf } from '../../worker/delivery/links.service.ts';
import { createDeps } from '../../worker/deps.ts';
import { allThatWasSent, providerSaw } from '../support/faults/control.ts';
import { mailsTo, tokenSentTo } from '../support/worker/account-mail.ts';
import { callWith } from '../support/worker/call-with.ts';
import {
  beginOnMonday,
  campaignBody,
  day,
  fireAlarm,
  halfPastSeven,
  mondayMorning,
  stateTime,
} from '../support/worker/campaigns.ts';
import { handOverText } from '../support/worker/inbound.ts';
import { handOverMail } from '../support/worker/mail.ts';
import { call, newName, newPerson, password, sessionCookieOf } from '../support/worker/people.ts';

beginOnMonday();

/**
 * The first month of a public instance, with the limits of production and servers in the shape of the providers. Each
 * test is somebody who tries to misuse it, and ends with what really left.
 */
const ceilings = { MAILS_PER_DAY: '100', TEXTS_PER_DAY: '20' };
const production = { ENVIRONMENT: 'production', MAIL_REPLY_TO: 'reply@example.com', ...ceilings };

let networks = 0;
/** A household or server that nothing was counted for yet. */
const newNetwork = () => `198.51.${Math.floor(++networks / 250) + 100}.${networks % 250}`;
const mailbox = () => `${newName()}@first-month.test`;
/** Of people who have an account already. */
const members = new Set<string>();

type Caller = { network?: string; cookie?: string; settings?: object };
const from =
  ({ network = newNetwork(), cookie = '', settings = {} }: Caller) =>
  (method: string, path: string, body?: unknown) =>
    callWith(
      { ...production, ...settings },
      { method, path, body, headers: { 'CF-Connecting-IP': network, Cookie: cookie } },
    );

const statusesOf = async (calls: readonly (() => Promise<Response>)[]) => {
  const statuses: number[] = [];
  for (const run of calls) statuses.push((await run()).status);
  return statuses;
};
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

const account = (email: string, username = newName()) => ({ username, email, password });

/** Somebody who registers, with their session. */
async function squatterOf(email: string, network?: string) {
  const answer = await from({ ...(network && { network }) })('POST', '/api/register', account(email));
  expect(answer.status).toBe(201);
  const cookie = sessionCookieOf(answer);
  return { user: await answer.json<{ id: number; username: string }>(), cookie, call: from({ cookie }) };
}

/** Every 429 says when to come back; a cap that time does not lift is no 429. */
async function expectTooMany(answer: Response): Promise<void> {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
}

describe('mail to strangers', () => {
  it('is one confirmation for each address, with nothing in it that the sender chose, and ten for each network', async () => {
    const network = newNetwork();
    const strangers = times(30, mailbox);
    const lure = `Win at evil.example ${newName()}`.slice(0, 30).replaceAll(' ', '_');
    const registered = await statusesOf(
      strangers.map(
        (email, index) => () => from({ network })('POST', '/api/register', account(email, `${lure}${index}`)),
      ),
    );
    expect(count(registered, 201)).toBe(10);
    expect(count(registered, 429)).toBe(20);
    const mails = (await Promise.all(strangers.map(mailsTo))).flat();
    expect(mails).toHaveLength(10);
    for (const mail of mails) expect(mail).not.toContain('evil.example');
  });

  it('is no way to write to somebody: free text, tests and campaigns stay back until the owner has confirmed', async () => {
    const stranger = mailbox();
    const { call: squatter } = await squatterOf(stranger);
    const created = await squatter('POST', '/api/campaigns', {
      ...campaignBody,
      title: 'Visit evil.example',
    });
    const { id } = await created.json<CampaignView>();
    const tried = await statusesOf([
      () => squatter('POST', '/api/send-message', { campaignId: id, content: 'Visit evil.example' }),
      () => squatter('POST', '/api/test-notification', { deliveryMethod: 'Email' }),
    ]);
    expect(tried).toEqual([409, 409]);
    stateTime(halfPastSeven);
    await fireAlarm(id);
    expect(await mailsTo(stranger)).toHaveLength(1);
  });

  it('is capped for one address over all networks and accounts, with changes of address counted too', async () => {
    const stranger = mailbox();
    await statusesOf(times(6, () => () => from({})('POST', '/api/register', account(stranger))));
    const person = await newPerson();
    const own = from({ cookie: person.cookie });
    await own('PUT', '/api/account/email', { email: stranger, password });
    await from({})('POST', '/api/password-resets', { email: mailbox() });
    expect(await mailsTo(stranger)).toHaveLength(3);
  });

  it('ends at the ceiling of the day, however many networks it comes from, and the accounts are there all the same', async () => {
    await env.DB.prepare('DELETE FROM daily_usage').run();
    const strangers = times(8, mailbox);
    const registered = await statusesOf(
      strangers.map(
        (email) => () => from({ settings: { MAILS_PER_DAY: '4' } })('POST', '/api/register', account(email)),
      ),
    );
    expect(count(registered, 201)).toBe(8);
    expect((await Promise.all(strangers.map(mailsTo))).flat()).toHaveLength(4);
  });
});

describe('pumping text messages', () => {
  /** Numbers that cost whoever sends to them: elsewhere, premium, toll-free, in +1 but in neither the US nor Canada, and on land. */
  const expensive = [
    '+79161234567',
    '+881612345678',
    '+19005550100',
    '+18005550100',
    '+18765550100',
    '+442079460000',
  ];

  it('is refused for numbers that cost money, whoever asks', async () => {
    const person = await newPerson();
    const own = from({ cookie: person.cookie });
    const asked = await statusesOf(
      expensive.map((phone) => () => own('POST', '/api/phone-confirmations', { phone })),
    );
    expect(asked).toEqual(expensive.map(() => 400));
    for (const phone of expensive) expect((await providerSaw(phone)).calls).toBe(0);
  });

  it('ends at ten codes for an account or a network, at three for a phone, and at the ceiling of the day for all', async () => {
    await env.DB.prepare('DELETE FROM daily_usage').run();
    const settings = { TEXTS_PER_DAY: '12' };
    const phoneOf = (index: number) => `+1202555${String(7000 + index)}`;
    const ask = (cookie: string, network: string, phone: string) => () =>
      from({ cookie, network, settings })('POST', '/api/phone-confirmations', { phone });

    const one = await newPerson();
    const byOne = await statusesOf(times(14, (index) => ask(one.cookie, newNetwork(), phoneOf(index))));
    expect([count(byOne, 200) + count(byOne, 202), count(byOne, 429)]).toEqual([10, 4]);

    const crowd = await Promise.all(times(8, () => newPerson()));
    const network = newNetwork();
    const byCrowd = await statusesOf(
      crowd.map(({ cookie }, index) => ask(cookie, network, phoneOf(100 + index))),
    );
    expect([count(byCrowd, 200) + count(byCrowd, 202), count(byCrowd, 503)]).toEqual([2, 6]);

    const sent = (await allThatWasSent()).filter(({ to }) => to.startsWith('+12025557'));
    expect(sent).toHaveLength(12);
  });
});

describe('forged replies', () => {
  it('do nothing without the reply address of that very message, and with it only what its owner may', async () => {
    const { call: owner, mail, id, campaignId } = await somebodyWithMail();
    const { replyTo } = await linksOf(createDeps({ ...env, ...production } as typeof env), {
      id,
      campaignId,
    });
    const forged = {
      from: mail,
      headers: {
        'In-Reply-To': `<message-${id}@mail.test>`,
        References: `<message-${id}@mail.test>`,
        'Authentication-Results': 'mx.example.com; dkim=pass header.d=first-month.test; spf=pass; dmarc=pass',
      },
      body: 'DONE',
    };
    const token = (replyTo ?? '').replace(/^reply\+|@.*$/g, '');
    for (const to of [
      'reply@example.com',
      `reply+message-${id}@example.com`,
      `reply+${token.slice(0, -2)}aa@example.com`,
    ])
      expect(await handOverMail({ ...forged, to })).not.toBeNull();
    expect((await firstOf(owner, campaignId)).completed).toBe(false);

    // Whoever holds the address can mark, skip or stop that person's messages, and lift nothing.
    expect(await handOverMail({ ...forged, to: replyTo ?? '', body: 'STOP' })).toBeNull();
    expect(await handOverMail({ ...forged, to: replyTo ?? '', body: 'START' })).toBeNull();
    const again = await owner('POST', '/api/send-message', { campaignId, content: 'Hello' });
    expect(again.status).toBe(409);
  });

  it('by text are refused without the signature of the service: none marks anything or lifts a STOP', async () => {
    const said = (body: string) => handOverText({ From: '+12025557999', Body: body });
    expect((await said('STOP')).status).toBe(200);
    const forged = await handOverText(
      { From: '+12025557999', Body: 'START' },
      { 'X-Twilio-Signature': 'forged' },
    );
    expect(forged.status).toBe(403);
    const person = await newPerson();
    const asked = await from({ cookie: person.cookie })('POST', '/api/phone-confirmations', {
      phone: '+12025557999',
    });
    expect(asked.status).toBe(409);
    expect((await providerSaw('+12025557999')).calls).toBe(0);
  });
});

describe('squatting', () => {
  it('keeps nobody from registering, resetting or signing in with their own address', async () => {
    const address = mailbox();
    const { call: squatter } = await squatterOf(address);
    await squatter('POST', '/api/campaigns', campaignBody);
    const owner = await squatterOf(address);
    const token = await tokenSentTo(address);
    expect((await owner.call('POST', '/api/email-confirmations/finish', { token })).status).toBe(200);
    expect((await squatter('GET', '/api/session')).status).toBe(401);
    expect(await (await owner.call('GET', '/api/campaigns')).json()).toEqual([]);
    const signIn = await from({})('POST', '/api/login', { username: address, password });
    expect(signIn.status).toBe(200);
  });

  it('ends when the owner of the mailbox sets a new password: the account is theirs, and empty', async () => {
    const address = mailbox();
    const { call: squatter } = await squatterOf(address);
    await squatter('POST', '/api/campaigns', campaignBody);
    await from({})('POST', '/api/password-resets', { email: address });
    const finished = await from({})('POST', '/api/password-resets/finish', {
      token: await tokenSentTo(address),
      password: 'a password of the owner',
    });
    expect(finished.status).toBe(200);
    expect((await squatter('GET', '/api/session')).status).toBe(401);
    const signIn = { username: address, password: 'a password of the owner' };
    const owner = from({ cookie: sessionCookieOf(await from({})('POST', '/api/login', signIn)) });
    expect(await (await owner('GET', '/api/campaigns')).json()).toEqual([]);
  });

  it('is undone by “No, it wasn’t me”, which also stops all further mail to that address', async () => {
    const address = mailbox();
    await squatterOf(address);
    const token = await tokenSentTo(address);
    expect((await call('GET', `/confirm?token=${token}`)).status).toBeLessThan(500);
    expect((await from({})('POST', '/api/email-confirmations/decline', { token })).status).toBe(200);
    await from({})('POST', '/api/register', account(address));
    expect(await mailsTo(address)).toHaveLength(1);
  });
});

describe('one account in a loop', () => {
  it('is stopped with a time to come back, at 50 campaigns for good, while others are served', async () => {
    const looping = await newPerson();
    members.add(looping.user.email);
    const loop = from({ cookie: looping.cookie });
    const run = async (path: string, body: unknown, most: number) => {
      for (let sent = 0; sent <= most; sent += 1) {
        const answer = await loop('POST', path, body);
        if (answer.status === 429) return expectTooMany(answer);
      }
      throw new Error(`${path} has no end`);
    };
    await run('/api/test-notification', { deliveryMethod: 'Email' }, 5);
    await run('/api/campaigns', campaignBody, 20);
    const [campaign] = await (await loop('GET', '/api/campaigns')).json<CampaignView[]>();
    await run('/api/send-message', { campaignId: campaign?.id, content: 'Again' }, 30);
    await run('/api/generate-message', { habit: 'Reading' }, 60);

    await env.DB.prepare('UPDATE attempts SET window_ends_at = 0').run();
    await statusesOf(times(20, () => () => loop('POST', '/api/campaigns', campaignBody)));
    await env.DB.prepare('UPDATE attempts SET window_ends_at = 0').run();
    const capped = await statusesOf(times(12, () => () => loop('POST', '/api/campaigns', campaignBody)));
    expect(capped.slice(-2)).toEqual([409, 409]);

    const other = await newPerson();
    expect((await from({ cookie: other.cookie })('POST', '/api/campaigns', campaignBody)).status).toBe(201);
  });
});

describe('guessing', () => {
  it('of passwords ends for the guesser, never for the owner in a browser that they know', async () => {
    const owner = await newPerson();
    const { username, email } = owner.user;
    const first = await from({})('POST', '/api/login', { username, password });
    const known =
      first.headers
        .getSetCookie()
        .find((line) => line.startsWith('__Host-known='))
        ?.split(';')[0] ?? '';
    const guesses = times(
      60,
      (index) => () =>
        from({})('POST', '/api/login', {
          username: index % 2 === 0 ? username : email,
          password: `guess ${index}`,
        }),
    );
    const statuses = await statusesOf(guesses);
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([50, 10]);
    expect((await from({})('POST', '/api/login', { username, password })).status).toBe(429);
    expect((await from({ cookie: known })('POST', '/api/login', { username, password })).status).toBe(200);
  });

  it('of one password for many names ends after twenty', async () => {
    const network = newNetwork();
    const guesses = times(
      30,
      () => () => from({ network })('POST', '/api/login', { username: newName(), password: 'password1' }),
    );
    const statuses = await statusesOf(guesses);
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([20, 10]);
  });

  it('of a code by text ends after five, and then the right one is worth nothing either', async () => {
    const guesser = from({ cookie: (await newPerson()).cookie });
    const phone = '+12025557900';
    await env.DB.prepare('DELETE FROM daily_usage').run();
    expect((await guesser('POST', '/api/phone-confirmations', { phone })).status).toBeLessThan(300);
    const [text] = (await providerSaw(phone)).accepted;
    const [code = ''] = /\b\d{6}\b/.exec(text?.text ?? '') ?? [];
    const wrong = code === '000000' ? '000001' : '000000';
    const finish = (guess: string) => () =>
      guesser('POST', '/api/phone-confirmations/finish', { code: guess });
    const guesses = await statusesOf([...times(5, () => finish(wrong)), finish(code)]);
    expect(guesses).toEqual([400, 400, 400, 400, 400, 410]);
  });

  it('of links and codes finds none, and asking for resets says nothing of who has an account', async () => {
    const owner = await newPerson();
    const finish = (token: string) =>
      from({})('POST', '/api/password-resets/finish', { token, password: 'another good one' });
    expect(count(await statusesOf(times(20, () => () => finish(crypto.randomUUID()))), 410)).toBe(20);
    const answers = [];
    for (const email of [owner.user.email, mailbox()]) {
      const answer = await from({})('POST', '/api/password-resets', { email });
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('an opt-out', () => {
  it('is lifted by nobody but the owner of the address: not by the account, another account or a new registration', async () => {
    const { call: person, mail, id, campaignId } = await somebodyWithMail();
    const { replyTo } = await linksOf(createDeps({ ...env, ...production } as typeof env), {
      id,
      campaignId,
    });
    await handOverMail({ to: replyTo ?? '', from: mail, body: 'STOP' });
    const before = (await mailsTo(mail)).length;
    stateTime(mondayMorning + day);
    await person('PUT', `/api/campaigns/${campaignId}/active`, { active: true });
    await fireAlarm(campaignId);
    const tried = await statusesOf([
      () => person('POST', '/api/send-message', { campaignId, content: 'Hello' }),
      () => person('POST', '/api/test-notification', { deliveryMethod: 'Email' }),
    ]);
    expect(tried).toEqual([409, 409]);
    const another = from({ cookie: (await newPerson()).cookie });
    await statusesOf([
      () => another('PUT', '/api/account/email', { email: mail, password }),
      () => from({})('POST', '/api/register', account(mail)),
    ]);
    expect(await mailsTo(mail)).toHaveLength(before);
  });
});

it('in the end no stranger got more than three mails, and all that left stayed under the ceilings of a day', async () => {
  const all = await allThatWasSent();
  const sum = (rows: typeof all) => rows.reduce((total, { accepted }) => total + accepted, 0);
  const strangers = all.filter(({ to }) => to.endsWith('@first-month.test'));
  expect(strangers.filter(({ accepted }) => accepted > 3)).toEqual([]);
  const mails = sum(strangers) + sum(all.filter(({ to }) => members.has(to)));
  const texts = sum(all.filter(({ to }) => to.startsWith('+12025557')));
  expect(mails).toBeGreaterThan(strangers.length / 2);
  expect(mails).toBeLessThanOrEqual(Number(ceilings.MAILS_PER_DAY));
  expect(texts).toBeLessThanOrEqual(Number(ceilings.TEXTS_PER_DAY));
});

/** Somebody with a confirmed address whose first message has just come by email. */
async function somebodyWithMail() {
  const { user, cookie } = await newPerson();
  members.add(user.email);
  const own = from({ cookie });
  const { id: campaignId } = await (await own('POST', '/api/campaigns', campaignBody)).json<CampaignView>();
  stateTime(halfPastSeven);
  await fireAlarm(campaignId);
  const { id } = await firstOf(own, campaignId);
  return { call: own, mail: user.email, id, campaignId };
}

async function firstOf(own: ReturnType<typeof from>, campaignId: number) {
  const messages = await (await own('GET', `/api/messages/campaign/${campaignId}`)).json<
    { id: number; completed: boolean; scheduledFor: string }[]
  >();
  const [first] = messages.toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor));
  if (first === undefined) throw new Error('There is no message');
  return first;
}
