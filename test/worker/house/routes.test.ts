import { exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { app } from '../../../worker/app.ts';
import {
  firstMessageOf,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { appAddress, call, type Person } from '../../support/worker/people.ts';
import { type RouteCase, routeTable, type Things } from './route-table.ts';

vi.useFakeTimers({ toFake: ['Date'] });
stateTime(mondayMorning);

/** What most calls are about. Those that end or delete something have things of their own. */
let shared: Things;
let other: Things;

async function newThings(): Promise<Things> {
  const { person, campaign } = await newPersonWithCampaign();
  const first = await firstMessageOf(person, campaign.id);
  return { person, campaignId: campaign.id, messageId: first.id };
}

beforeAll(async () => {
  shared = await newThings();
  other = await newThings();
});

type Route = RouteCase & { name: string; method: string; path: string };
const routes: Route[] = Object.entries(routeTable).map(([name, route]) => {
  const [method = '', path = ''] = name.split(' ');
  return { ...route, name, method, path };
});
const named = (some: Route[]): [string, Route][] => some.map((route) => [route.name, route]);

const idOf = ({ id }: Route, { person, campaignId, messageId }: Things) =>
  ({ user: person.user.id, campaign: campaignId, message: messageId })[id?.names ?? 'user'];
const pathOf = (route: Route, about = shared) =>
  route.path
    .replace(':id', String(idOf(route, about)))
    .replace(':token', 'nobody.signed.this')
    .replace(':provider', 'google');

/** The right call to a route, about somebody's things. */
function callRoute(route: Route, change: { as?: Person; about?: Things; body?: object | undefined } = {}) {
  const about = change.about ?? shared;
  const body = change.body ?? route.body?.(about);
  return (change.as ?? about.person).call(route.method, pathOf(route, about), body);
}

/** A call with a body of any kind. */
const sendRaw = (route: Route, body: BodyInit, headers: Record<string, string> = {}) =>
  exports.default.fetch(`${appAddress}${pathOf(route)}`, {
    method: route.method,
    headers: { 'Content-Type': 'application/json', Cookie: shared.person.cookie, ...headers },
    redirect: 'manual',
    body,
  });

/** Everything that a call about somebody's things could change. */
async function stateOf({ person, campaignId }: Things): Promise<unknown[]> {
  const paths = ['session', 'campaigns', 'opt-outs', `messages/campaign/${campaignId}`];
  return Promise.all(paths.map(async (path) => (await person.call('GET', `/api/${path}`)).json()));
}

/** Every error is JSON with a sentence for a person. */
async function expectError(answer: Response, status: number, message?: string) {
  const text = await answer.text();
  expect(answer.status, text).toBe(status);
  const error: { message: string } = JSON.parse(text);
  expect(error.message).toMatch(/^[A-Za-z].* .*[a-z\d]$/);
  expect(error.message).not.toMatch(/Invalid input|Too (small|big)|SQL|undefined|\bnull\b/);
  if (message !== undefined) expect(error.message).toBe(message);
}

it('every route of the app has its entry in the table', () => {
  const known = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(known)].sort()).toEqual(Object.keys(routeTable).sort());
});

const behindSignIn = routes.filter(({ access }) => access === 'signed-in');
const withId = routes.filter(({ id }) => id !== undefined);
const writes = routes.filter(({ method, page, hook }) => method !== 'GET' && !page && !hook);
const withBody = routes.filter(({ body }) => body !== undefined);

describe.each(named(routes))('%s', (_, route) => {
  it('answers a right call, and the same call once more', async () => {
    const about = await newThings();
    const body = route.body?.(about);
    const answers = [];
    for (const status of route.statuses) {
      const answer = await callRoute(route, { about, body });
      expect(answer.status, await answer.clone().text()).toBe(status);
      answers.push(await answer.text());
    }
    if (route.repeatable) expect(answers[1]).toBe(answers[0]);
  });
});

describe.each(named(behindSignIn))('%s', (_, route) => {
  it('is 401 without a session, with a forged one, and with one that was ended', async () => {
    const about = await newThings();
    const { cookie } = about.person;
    const body = route.body?.(about);
    await expectError(await call(route.method, pathOf(route, about), body), 401);
    const forged = { Cookie: `${cookie.slice(0, -4)}AAAA` };
    await expectError(await call(route.method, pathOf(route, about), body, forged), 401);
    await about.person.call('POST', '/api/logout');
    await expectError(await callRoute(route, { about }), 401);
  });
});

describe.each(named(withId))('%s', (_, route) => {
  const missing = `${route.id?.names.replace(/^./, (letter) => letter.toUpperCase())} not found`;

  it("refuses what is another person's, and leaves it as it was", async () => {
    const before = await stateOf(shared);
    await expectError(await callRoute(route, { as: other.person }), route.id?.ofAnother ?? 0);
    expect(await stateOf(shared)).toEqual(before);
  });

  it.each(['abc', '0', '-1', '1.5', '%20', '%00', '1;DROP', '1e400', '9'.repeat(40)])(
    'is 404 for the id %s',
    async (id) => {
      const path = route.path.replace(':id', id).replace(':provider', 'google');
      await expectError(await shared.person.call(route.method, path, route.body?.(shared)), 404, missing);
    },
  );

  it('finds nothing under an id that nobody has', async () => {
    const path = route.path.replace(':id', '1000000000').replace(':provider', 'google');
    const status = route.id?.names === 'user' ? 403 : 404;
    await expectError(await shared.person.call(route.method, path, route.body?.(shared)), status);
  });
});

describe.each(named(routes.filter(({ campaignInBody }) => campaignInBody)))('%s', (_, route) => {
  it("is 404 for another person's campaign, and for one that nobody has", async () => {
    const body = route.body?.(shared) ?? {};
    await expectError(await callRoute(route, { as: other.person }), 404, 'Campaign not found');
    for (const campaignId of [1_000_000_000, Number.MAX_SAFE_INTEGER]) {
      await expectError(await callRoute(route, { body: { ...body, campaignId } }), 404, 'Campaign not found');
    }
  });

  it.each([undefined, null, '1', 0, -1, 1.5, 1e300, [], {}])('is 400 for the campaign %j', async (id) => {
    const body = { ...route.body?.(shared), campaignId: id };
    await expectError(await callRoute(route, { body }), 400);
  });
});

describe.each(named(routes.filter(({ userIdIn }) => userIdIn !== undefined)))('%s', (_, route) => {
  const withUserId = (userId: unknown, about = shared) =>
    route.userIdIn === 'body'
      ? callRoute(route, { about, body: { ...route.body?.(about), userId } })
      : about.person.call(route.method, `${pathOf(route, about)}?userId=${userId}`);

  it('takes the userId of the session, and no other', async () => {
    const about = await newThings();
    expect((await withUserId(about.person.user.id, about)).status).toBe(route.statuses[0]);
    await expectError(await withUserId(about.person.user.id), 403, 'This belongs to another account');
    await expectError(await withUserId(0), 403);
  });

  it.each(['abc', '1.5', 1.5, '1e999'])('is 400 for the userId %j', async (userId) => {
    await expectError(await withUserId(userId), 400, 'userId must be a number');
  });
});

describe.each(named(writes))('%s', (_, route) => {
  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:5174' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('is 403 from elsewhere: %j', async (headers) => {
    const before = await stateOf(shared);
    const cookie = { Cookie: shared.person.cookie };
    const answer = await call(route.method, pathOf(route), route.body?.(shared), { ...cookie, ...headers });
    await expectError(answer, 403);
    expect(await stateOf(shared)).toEqual(before);
  });

  it('is 413 over 64 KB, whether it says so or not', async () => {
    const large = JSON.stringify({ ...route.body?.(shared), extra: 'x'.repeat(64 * 1024) });
    await expectError(await sendRaw(route, large), 413);
    const { body } = new Response(large);
    if (body === null) throw new Error('A response with text has a body');
    if (route.body !== undefined) await expectError(await sendRaw(route, body), 413);
  });
});

describe.each(named(withBody))('%s', (_, route) => {
  it.each(['{"title": ', 'hello', '', 'null', '[]', '"text"', '12', 'true', '\u0000', '{"a":1}}'])(
    'is 400 for the body %j',
    async (body) => {
      await expectError(await sendRaw(route, body), 400, 'This request could not be read');
    },
  );

  it('is 400 for a body that is no JSON by its type', async () => {
    const body = JSON.stringify(route.body?.(shared));
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'nonsense',
    ]) {
      await expectError(await sendRaw(route, body, { 'Content-Type': type }), 400);
    }
  });

  it('is 400 for a body of bytes that are no text', async () => {
    await expectError(await sendRaw(route, new Uint8Array([0xff, 0xfe, 0x00, 0x80])), 400);
  });

  it.each([null, 12, 'text', [], {}, true])('answers no 500 when each field in turn is %j', async (value) => {
    const about = await newThings();
    const right = route.body?.(about) ?? {};
    for (const field of Object.keys(right)) {
      const answer = await callRoute(route, { about, body: { ...right, [field]: value } });
      expect(answer.status, `${field}: ${await answer.clone().text()}`).toBeLessThan(500);
      if (answer.status >= 400) await expectError(answer, answer.status);
    }
  });
});

describe.each(named(routes.filter(({ page }) => page)))('%s', (_, route) => {
  it.each(['x', '%00', '..%2f..', '1.2.3.4', 'A'.repeat(4000)])(
    'answers the token %s with a page',
    async (token) => {
      const answer = await shared.person.call(route.method, route.path.replace(':token', token));
      expect(answer.status).toBe(route.statuses[0]);
      expect(answer.headers.get('Content-Type')).toContain('text/html');
    },
  );
});

it('an address that leads nowhere is 404 in JSON', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/campaigns/1/nothing', '/api//campaigns']) {
    await expectError(await shared.person.call('GET', path), 404);
  }
});

it('a method that a route does not know is 404 and harms nothing', async () => {
  const before = await stateOf(shared);
  for (const method of ['PATCH', 'POST', 'DELETE']) {
    const answer = await shared.person.call(method, `/api/messages/campaign/${shared.campaignId}`);
    await expectError(answer, 404);
  }
  expect(await stateOf(shared)).toEqual(before);
});
