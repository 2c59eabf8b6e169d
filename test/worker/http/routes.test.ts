import { exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { app } from '../../../worker/app.ts';
import { appAddress, call } from '../../support/worker/calls.ts';
import { newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { mondayMorning, stateTime } from '../../support/worker/clock.ts';
import { newSession } from '../../support/worker/people.ts';
import { fillId, namedBy, routeTable, type Things } from './route-table.ts';

/** For most calls. Those that end or delete something create their own. */
let shared: Things;
let other: Things;

/** With few messages, because the campaign is created often. */
async function newThings(): Promise<Things> {
  const { person, campaign } = await newPersonWithCampaign({ frequency: '3 times per week' });
  const first = await person.firstMessage(campaign.id);
  return { person, campaignId: campaign.id, messageId: first.id };
}

beforeAll(async () => {
  stateTime(mondayMorning);
  shared = await newThings();
  other = await newThings();
});

const routes = Object.entries(routeTable).map(([name, { body, statuses, ...route }]) => {
  const [method = '', path = ''] = name.split(' ');
  const isRepeatable = statuses === undefined;
  const both = typeof statuses === 'object' ? statuses : [statuses ?? 200, statuses ?? 200];
  const bodyAbout = (about: Things) => (typeof body === 'function' ? body(about) : body);
  return { ...route, name, method, path, body, bodyAbout, isRepeatable, statuses: both };
});
type Route = (typeof routes)[number];

async function ofEach(some: Route[], check: (route: Route) => Promise<void>): Promise<void> {
  const failures: string[] = [];
  for (const route of some) {
    await check(route).catch((error: Error) => failures.push(`${route.name}: ${error.message}`));
  }
  expect(failures).toEqual([]);
}

function pathOf({ path }: Route, { person, campaignId, messageId } = shared, id?: string) {
  const ids = { user: person.user.id, campaign: campaignId, message: messageId };
  return (id === undefined ? fillId(path, ids) : path.replace(':id', id))
    .replace(':token', 'nobody.signed.this')
    .replace(/:(session|passkey|key)/, 'of-nobody')
    .replace(':provider', 'google');
}

type Change = {
  about?: Things;
  cookie?: string;
  id?: string | undefined;
  body?: object | undefined;
  headers?: Record<string, string>;
};

/** A valid call to a route, with changes. */
const send = (route: Route, { about = shared, cookie = about.person.cookie, id, ...change }: Change = {}) =>
  call(route.method, pathOf(route, about, id), change.body ?? route.bodyAbout(about), {
    Cookie: cookie,
    ...change.headers,
  });

const sendRaw = (route: Route, body: BodyInit, headers: Record<string, string> = {}) =>
  exports.default.fetch(`${appAddress}${pathOf(route)}`, {
    method: route.method,
    headers: { 'Content-Type': 'application/json', Cookie: shared.person.cookie, ...headers },
    redirect: 'manual',
    body,
  });

async function stateOf({ person, campaignId }: Things): Promise<unknown[]> {
  const paths = ['session', 'campaigns', 'opt-outs', `messages/campaign/${campaignId}`];
  return Promise.all(paths.map(async (path) => person.get(`/api/${path}`)));
}

async function expectError(answer: Response, status: number, message?: string, about = '') {
  const text = await answer.text();
  expect(answer.status, `${about} ${text}`).toBe(status);
  const error: { message: string } = JSON.parse(text);
  expect(error.message).toMatch(/^[A-Za-z].* .*[a-z\d]$/);
  expect(error.message).not.toMatch(/Invalid input|Too (small|big)|SQL|undefined|\bnull\b/);
  if (message !== undefined) expect(error.message).toBe(message);
}

it('every route of the app has an entry in the table', () => {
  const known = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(known)].sort()).toEqual(Object.keys(routeTable).sort());
});

const withId = routes.filter(({ path }) => path.includes(':id'));
const writes = routes.filter(({ method, page, hook }) => method !== 'GET' && !page && !hook);
const withCampaign = routes.filter(({ campaignInBody }) => campaignInBody);
const withUserId = routes.filter(({ userIdIn }) => userIdIn !== undefined);
const pages = routes.filter(({ page }) => page);
const withBody = routes.filter(({ body }) => body !== undefined);

// Each test calls all of them.
describe('every route', { timeout: 5 * 60_000 }, () => {
  it('answers a valid call, and the same call again', async () => {
    let about = await newThings();
    await ofEach(routes, async (route) => {
      const body = route.bodyAbout(about);
      const answers = [];
      for (const status of route.statuses) {
        const answer = await send(route, { about, body });
        expect(answer.status, await answer.clone().text()).toBe(status);
        answers.push(await answer.text());
      }
      if (route.isRepeatable) expect(answers[1]).toBe(answers[0]);
      // Restores what this call deleted.
      if (route.statuses[0] !== route.statuses[1] || route.statuses.includes(204)) about = await newThings();
    });
  });

  it('that requires sign-in is 401 without a session, with a forged one, and with an ended one', async () => {
    const { cookie, user } = shared.person;
    const ended = await newSession(user.id);
    await call('POST', '/api/logout', undefined, { Cookie: ended });
    const forMembers = routes.filter(({ open }) => !open);
    await ofEach(forMembers, async (route) => {
      for (const bad of ['', `${cookie.slice(0, -4)}AAAA`, ended])
        await expectError(await send(route, { cookie: bad }), 401, undefined, bad);
    });
  });

  it('refuses another person’s, unknown and invalid ids, and changes nothing', async () => {
    const before = await stateOf(shared);
    const { cookie } = other.person;
    await ofEach(withId, async (route) => {
      const named = namedBy(route.path);
      const ofAnother = named === 'user' ? 403 : 404;
      await expectError(await send(route, { cookie }), ofAnother);
      await expectError(await send(route, { id: '1000000000' }), ofAnother);
      const missing = `${named.charAt(0).toUpperCase()}${named.slice(1)} not found`;
      for (const id of ['abc', '0', '1.5', '9'.repeat(40)])
        await expectError(await send(route, { id }), 404, missing, id);
    });
    expect(await stateOf(shared)).toEqual(before);
  });

  it('refuses another person’s, unknown and invalid campaigns in its body', () =>
    ofEach(withCampaign, async (route) => {
      const about = (campaignId: unknown) =>
        send(route, { body: { ...route.bodyAbout(shared), campaignId } });
      for (const id of [other.campaignId, 1_000_000_000, Number.MAX_SAFE_INTEGER])
        await expectError(await about(id), 404, 'Campaign not found');
      for (const id of [undefined, '1', 0, 1.5])
        await expectError(await about(id), 400, undefined, String(id));
    }));

  it('accepts only the userId of the session', () =>
    ofEach(withUserId, async (route) => {
      const about = (userId: unknown) =>
        route.userIdIn === 'body'
          ? send(route, { body: { ...route.bodyAbout(shared), userId } })
          : shared.person.call(route.method, `${pathOf(route)}?userId=${userId}`);
      expect((await about(shared.person.user.id)).status).toBe(route.statuses[0]);
      await expectError(await about(other.person.user.id), 403, 'This belongs to another account');
      await expectError(await about(0), 403);
      if (route.userIdIn === 'body')
        await expectError(await send(route, { body: { userId: other.person.user.id } }), 403);
      for (const userId of ['abc', 1.5, '1e999'])
        await expectError(await about(userId), 400, 'userId must be a number', String(userId));
    }));

  it('that changes something is 403 from other origins', async () => {
    const before = await stateOf(shared);
    await ofEach(writes, async (route) => {
      for (const from of [
        ...['https://evil.example', 'null', 'http://localhost:5174'].map((Origin) => ({ Origin })),
        { 'Sec-Fetch-Site': 'cross-site' },
      ]) {
        await expectError(await send(route, { headers: from }), 403, undefined, JSON.stringify(from));
      }
    });
    expect(await stateOf(shared)).toEqual(before);
  });

  it('that changes something is 413 over 64 KB, with or without Content-Length', () =>
    ofEach(writes, async (route) => {
      const extra = 'x'.repeat(route.largest ?? 64 * 1024);
      const large = JSON.stringify({ ...route.bodyAbout(shared), extra });
      await expectError(await sendRaw(route, large), 413);
      const { body } = new Response(large);
      if (body !== null && route.body !== undefined) await expectError(await sendRaw(route, body), 413);
    }));

  it('that takes a body is 400 unless it is a JSON object in UTF-8 with the right type', () =>
    ofEach(withBody, async (route) => {
      for (const body of ['{"title": ', '', 'null', '[]']) {
        await expectError(await sendRaw(route, body), 400, 'This request could not be read', body);
      }
      const right = JSON.stringify(route.bodyAbout(shared));
      await expectError(await sendRaw(route, right, { 'Content-Type': 'text/plain' }), 400);
      await expectError(await sendRaw(route, new Uint8Array([0xff, 0xfe, 0x00, 0x80])), 400);
    }));

  it('that takes a body never answers 500 when a field has the wrong type', () =>
    ofEach(withBody, async (route) => {
      const right = route.bodyAbout(shared) ?? {};
      for (const field of Object.keys(right)) {
        for (const value of [null, 12, []]) {
          const answer = await send(route, { body: { ...right, [field]: value } });
          const text = `${field} ${JSON.stringify(value)}: ${await answer.clone().text()}`;
          expect(answer.status, text).toBeLessThan(500);
          if (answer.status >= 400) await expectError(answer, answer.status);
        }
      }
    }));

  it('behind a link answers an unsigned token with a page', () =>
    ofEach(pages, async (route) => {
      for (const token of ['x', '%00', '..%2f..', '1.2.3.4', 'A'.repeat(4000)]) {
        const answer = await shared.person.call(route.method, route.path.replace(':token', token));
        expect(answer.status, token).toBe(route.statuses[0]);
        expect(answer.headers.get('Content-Type')).toContain('text/html');
      }
    }));
});

it('an unknown path or method is 404 in JSON', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/campaigns/1/nothing', '/api//campaigns']) {
    await expectError(await shared.person.call('GET', path), 404);
  }
  for (const method of ['PATCH', 'POST', 'DELETE']) {
    const path = `/api/messages/campaign/${shared.campaignId}`;
    await expectError(await shared.person.call(method, path), 404);
  }
});
