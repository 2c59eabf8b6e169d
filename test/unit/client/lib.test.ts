import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath } from 'react-router';
import { afterEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { allZones } from '../../../src/features/contact/contact-fields.tsx';
import { keyedCall } from '../../../src/features/messages/message-calls.ts';
import { howToUnblock } from '../../../src/features/push/push.tsx';
import { ApiError, api, onSignedOut, refusalMessage, unwrap, userMessage } from '../../../src/lib/api.ts';
import { formatInstant, ownZone, withZone } from '../../../src/lib/dates.ts';
import { formatWeekday } from '../../../src/lib/days.ts';
import { patternOf } from '../../../src/routes.ts';
import { HabitIcon } from '../../../src/ui/habit-icon.tsx';
import { habitIcons } from '../../../worker/domain.ts';
import { dayFrom } from '../../../worker/planning/calendar-date.ts';
import { habitIcon } from '../../../worker/replies/message-page-parts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Calls `GET /api/session` with this response from the server. */
function ask(answer: Response) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answer);
  vi.stubGlobal('fetch', fetch);
  return { asked: fetch, answered: unwrap(api.session.$get()) };
}

describe('a call', () => {
  it('that is refused throws an error with the status and the text, or the status text', async () => {
    const { answered } = ask(new Response('No such thing', { status: 404 }));
    await expect(answered).rejects.toThrow(new ApiError(404, 'No such thing'));
    await expect(answered).rejects.toThrow('404: No such thing');
    const silent = ask(new Response(null, { status: 409, statusText: 'Conflict' }));
    await expect(silent.answered).rejects.toThrow('409: Conflict');
  });

  it('that is refused shows the server’s message, or else the one passed in', async () => {
    const answer = Response.json({ message: 'Please wait' }, { status: 429 });
    const error = await ask(answer).answered.catch((error: unknown) => error);
    expect(userMessage(error, 'otherwise')).toBe('Please wait');
    expect(userMessage(new ApiError(429, '{}'), 'otherwise')).toBe('otherwise');
    expect(userMessage(new TypeError('no network'), 'otherwise')).toBe('otherwise');
    // A fault gets the sentence passed in; the server explains limits and ceilings.
    expect(refusalMessage(new ApiError(503, '{}', { message: 'Try tomorrow' }), 'It failed')).toBe(
      'Try tomorrow',
    );
    expect(refusalMessage(new ApiError(502, '{}', { message: 'No answer' }), 'It failed')).toBe('It failed');
  });

  it('that is answered with 401 reports the end of the session and throws like any other', async () => {
    const told = vi.fn();
    onSignedOut(told);
    await expect(ask(new Response('', { status: 401 })).answered).rejects.toThrow(ApiError);
    expect(told).toHaveBeenCalledOnce();
    await expect(ask(new Response('', { status: 403 })).answered).rejects.toThrow(ApiError);
    expect(told).toHaveBeenCalledOnce();
  });
});

const routes = ['/', '/campaigns', '/campaigns/:id', '/campaigns/:id/edit', '/create-campaign', '*'];

const addresses = [
  '/',
  '/campaigns',
  '/campaigns/',
  '/Campaigns',
  '/campaigns/3',
  '/campaigns/3/edit/',
  '/campaigns/a.b',
  '/campaigns/3/edit/more',
  '/campaigns-old',
  '/campaigns//edit',
  '/nowhere/at/all',
];

test.each(routes)('%s matches the same addresses as in the router, with the same parameters', (path) => {
  for (const address of addresses) {
    const ours = patternOf(path).exec(address);
    const theirs = matchPath(path, address);
    expect(ours !== null, address).toBe(theirs !== null);
    if (theirs && path !== '*') expect({ ...ours?.groups }, address).toEqual(theirs.params);
  }
});

it('how to allow notifications again depends on the browser', () => {
  for (const [agent, words] of [
    ['X11; Linux x86_64) AppleWebKit Chrome/144.0.0.0 Safari/537.36', 'Choose the icon to the left'],
    ['Linux; Android 15) AppleWebKit Chrome/144.0.0.0 Mobile Safari', 'then Permissions'],
    ['X11; Linux x86_64; rv:146.0) Gecko Firefox/146.0', 'crossed-out speech bubble'],
    ['Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari’s Settings'],
    ['iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148', 'Settings app'],
    ['Something/1.0', 'your browser’s settings'],
  ] as const)
    expect(howToUnblock(`Mozilla/5.0 (${agent}`)).toContain(words);
});

/** The shapes in the markup, which the two renderers write differently. */
const drawingIn = (markup: string) =>
  [...markup.matchAll(/<(path|circle|rect|line|ellipse|polyline) ([^>]*?)\s*\/?>/g)].map(
    ([, tag, attributes]) => `${tag} ${attributes}`,
  );

test('a device that does not know its time zone counts as UTC, and its new accounts start in New York', async () => {
  // Chromium reports this zone, but accepts it nowhere.
  const unknown = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' };
  const report = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(unknown);
  vi.resetModules();
  const { deviceZone, formatInstant, ownZone } = await import('../../../src/lib/dates.ts');
  expect(ownZone()).toBe('UTC');
  expect(deviceZone()).toBe('America/New_York');
  report.mockReturnValue({ ...unknown, timeZone: 'UTC' });
  expect(deviceZone()).toBe('UTC');
  expect(formatInstant('2026-11-21T07:12:00Z')).toContain('7:12');
  report.mockRestore();
});

test('whoever has traveled is in another time zone, even if the page stayed open', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const zone of ['America/New_York', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone);
    expect(ownZone()).toBe(zone);
  }
});

test('a zone that the browser does not know yet is shown in the device’s time', () => {
  expect(formatInstant('2026-11-21T07:12:00Z', 'America/Not_Yet_Known')).toContain(
    formatInstant('2026-11-21T07:12:00Z'),
  );
});

test('time zones are named by their cities, or by their hours ahead of UTC', () => {
  const zones = ['America/Sao_Paulo', 'Etc/GMT+6', 'Etc/GMT-14', 'Etc/GMT'];
  const supported = vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zones);
  const others = allZones().filter(({ id }) => zones.includes(id));
  expect(others.map(({ label }) => label)).toEqual(['GMT', 'São Paulo', 'UTC+14', 'UTC−6']);
  expect(allZones()).toContainEqual({ id: 'UTC', label: 'UTC', region: '' });
  expect(withZone('7:12 AM', 'Etc/GMT+6')).toBe('7:12 AM UTC−6');
  supported.mockRestore();
});

test('the app and the linked pages draw the same icons', async () => {
  for (const icon of habitIcons) {
    const drawn = drawingIn(renderToStaticMarkup(createElement(HabitIcon, { icon })));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawingIn(String(await habitIcon(icon))), icon).toEqual(drawn);
  }
});

test('a date that is almost a year away is shown with its year', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(formatWeekday('2027-11-26')).toBe('Friday, November 26, 2027');
  expect(formatWeekday('2027-03-01')).toBe('Monday, March 1');
  expect(formatInstant('2027-11-26T12:00:00Z', 'UTC')).toContain('2027');
  expect(formatInstant('2026-11-27T12:00:00Z', 'UTC')).not.toContain('2026');
  expect(dayFrom('2026-11-26', '2027-11-26')).toBe('Friday, November 26, 2027');
  expect(dayFrom('2026-11-26', '2026-11-29')).toBe('Sunday, November 29');
});

test('the same input keeps its key until the server has sent it, or won’t try again', async () => {
  const keyOf = async (input: object, failure?: Error) => {
    let key = '';
    const called = keyedCall(input, async ({ idempotencyKey }) => {
      key = idempotencyKey;
      if (failure) throw failure;
    });
    if (failure) await expect(called).rejects.toBe(failure);
    else await called;
    return key;
  };
  const input = { content: 'Up' };
  const lost = await keyOf(input, new TypeError('Failed to fetch'));
  expect(lost).toMatch(/^[\w-]{16,64}$/);
  expect(await keyOf(input, new ApiError(502, 'Bad Gateway'))).toBe(lost);
  // The server tries again by itself.
  const pending = 'We couldn’t send it right now. We’ll try again shortly';
  expect(await keyOf(input, new ApiError(500, '', { message: pending }))).toBe(lost);
  for (const status of [401, 429])
    expect(await keyOf(input, new ApiError(status, '', { message: 'Please wait' }))).toBe(lost);
  const other = await keyOf({ content: 'Out' }, new TypeError('Failed to fetch'));
  expect(await keyOf(input)).toBe(lost);
  expect(await keyOf({ content: 'Out' })).toBe(other);

  const others = [
    await keyOf(input, new ApiError(502, '', { message: 'The email service had a problem' })),
    await keyOf(input),
    await keyOf({ content: 'Down' }),
  ];
  expect(new Set([lost, ...others]).size).toBe(4);
});
