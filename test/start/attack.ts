/**
 * `npm run hostile` sends 20,000 requests to the app that `npm start` runs that no well-behaved program would send: wrong
 * types, huge and truncated bodies, odd paths, wrong content types, odd headers. The same seed sends the same requests.
 * @module
 */

import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../scripts/local/project.ts';

/**
 * What happens to the connection. `kept`: the next request must work as usual. `cut` and `silent`: it breaks, or the
 * sender stops, in the middle of the body.
 */
type Ending = 'kept' | 'cut' | 'silent';

/** The account that sends the requests, and the ids of its data. */
type Sender = { cookie: string; ids: readonly number[] };

/** Splits a text at bars and line ends. */
const parts = (text: string) => text.trim().split(/[|\n]/);

const routeTable = readFileSync(new URL('../worker/http/route-table.ts', import.meta.url), 'utf8');
/** Without the routes that sign out, which would end the attack. */
const routes = [
  ...[...routeTable.matchAll(/'((?:GET|POST|PUT|DELETE) \/[^']*)'/g)]
    .map(([, route = '']) => route)
    .filter((route) => !/logout|sessions$/.test(route)),
  ...parts('GET /|GET /campaigns/1|GET /index.html|GET /robots.txt|GET /assets/|POST /|PUT /robots.txt'),
  ...parts('POST /cdn-cgi/local/email?from=a@b.test&to=c@d.test|GET /cdn-cgi/local/scheduled'),
];

const oddPaths = [
  ...parts(String.raw`
///|//|//evil.test/|//evil.test/%2f..|/.|/..|/../..|/%2e%2e/|/..%2f..%2fetc/passwd|/%|/%zz|/%00|/%c0%ae|/%E0%A4%A
/\\evil.test|/;|/?|/?%|/?a[]=1&a=2&=|/#x|/~|/api|/api/|/api//campaigns|/api/%zz|/API/health|/api/health/|/api/*
/api/campaigns/1/../2|/m|/m/|/m/stop|/m/stop/|/m/%zz|/m/stop/%zz|/hooks|/hooks/x|/auth|/auth/x|/.git/|/_headers
/.assetsignore|/.dev.vars|/wrangler.json|/index.js|/assets/..|/assets/%zz|/icons|/cdn-cgi/|/cdn-cgi/local/|/cdn-cgi/x
/cdn-cgi/local/explorer|/cdn-cgi/mf/x|/cdn-cgi/local/email`),
  `/${'a/'.repeat(3000)}`,
  `/api/${'%41'.repeat(2000)}`,
  `/?${'a=b&'.repeat(2000)}`,
];

const oddIds = [
  ...parts(`
0|-1|1.5|1e400|NaN|null|%00|%20|1;DROP|0x10|१|%F0%9F%98%80|1000000000|..|%2e%2e%2f|1'--|a.b.c|nobody.signed.this`),
  '9'.repeat(40),
  'A'.repeat(3000),
];

const oddValues: unknown[] = [
  ...JSON.parse(String.raw`[
null, true, false, 0, -1, 1.5, 1e308, 9007199254740991, "", " ", "x", "0", "-1", "null", [], {}, [[]], "\u0000", "\ud800",
"<script>alert(1)</script>", "';--", "2031-13-45", "2031-02-30T25:61:00Z", "+275760-09-13T00:00:00.001Z", "24:00", "99:99",
"Mars/Olympus", "Daily", ["Email"], { "toString": 1 }, { "length": 1e9 }, [null], [1, [2, [3]]], "a@b", "+1", "1e3",
"a@b.test\r\nBcc: x@y.test"]`),
  'x'.repeat(300),
  'x'.repeat(20_000),
  '😀'.repeat(200),
];

/** Valid or nearly valid bodies: with a single wrong field, a request gets further. */
const rightBodies: Record<string, unknown>[] = JSON.parse(`[
{ "title": "Walk", "description": "Around the block", "frequency": "Daily", "messageTime": "Custom time", "kind": "build",
  "customTime": "07:30", "messageStyle": "friendly", "deliveryMethod": "Email", "startDate": "2031-03-03",
  "planAnchor": "I have breakfast", "planAction": "walk", "planWhy": "air", "lockScreen": "full" },
{ "campaignId": 1, "content": "Breathe", "scheduledFor": "2031-03-04T09:00:00Z", "completed": true, "notes": "x" },
{ "username": "nobody", "email": "nobody@example.com", "password": "long enough", "timezone": "Asia/Tokyo", "userId": 1 },
{ "phone": "+12025550100", "carrier": "att", "aiWriting": true, "currentPassword": "x", "messageId": 1, "channel": "sms" },
{ "paused": true, "active": true, "size": "small", "everyOtherDay": true, "finished": true, "levelUp": true, "start": "today" },
{ "style": "direct", "question": "a", "answer": "b", "rating": "up", "keys": { "p256dh": "B", "auth": "A" }, "endpoint": "x" }
]`);

const brokenJson = [...parts('{"title": |hello||null|[]|"text"|12|{"a":1}}|{"a":1e999}'), '\u0000'];

const contentTypes = parts(`
application/json|application/json|application/json|application/json; charset=utf-16|application/json;;;=|text/plain|nonsense
application/x-www-form-urlencoded|multipart/form-data|multipart/form-data; boundary=x|application/xml|message/rfc822|`);

const oddHeaders = [
  ...parts(`
Origin: https://evil.test|Origin: null|Origin: x|Sec-Fetch-Site: cross-site|Referer: %zz|X: |Cookie: __Host-session=x.y.z
Cookie: =;;=%zz|Cookie: a|Authorization: Bearer x|Accept: */*;q=x|Accept-Encoding: gzip|Accept-Encoding: br;q=0, gzip;q=x
Accept-Encoding: *;q=0|Accept-Language: %|Range: bytes=9-1|Range: x|If-None-Match: *|If-None-Match: "|If-Modified-Since: x
Upgrade: websocket|Upgrade: h2c|Expect: nonsense|Expect: 100-continue|TE: trailers|Via: x|Forwarded: for=x|Date: x|Pragma: x
X-Forwarded-Host: evil.test|X-Forwarded-For: x|X-Forwarded-Proto: x|CF-Connecting-IP: ::::|CF-Ray: x|MF-CF-Blob: x
MF-Original-URL: x|MF-Route-Override: x|MF-Proxy-Shared-Secret: x|MF-Op: GET|X-HTTP-Method-Override: DELETE|Trailer: X
Content-Encoding: gzip|Content-Encoding: x|Content-MD5: x|X-Latin: \xe9\xff|Max-Forwards: -1|Content-Language: \xff`),
  `X-Long: ${'x'.repeat(7000)}`,
  Array.from({ length: 100 }, (_, at) => `X-Many-${at}: ${at}`).join('\r\n'),
];

const foreignHosts = parts('evil.test|localhost.evil.test|[|0|evil.test:80|127.0.0.1.evil.test|LOCALHOST.');

/** Pseudorandom numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let at = 0;
  return () => createHash('sha1').update(`${seed} ${at++}`).digest().readUInt32LE() / 2 ** 32;
}

/** @param host the app's host name and port */
function* hostileRequests(seed: number, count: number, host: string, sender: Sender) {
  const random = randomNumbers(seed);
  const chance = (share: number) => random() < share;
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

  const idFor = (method: string) =>
    // Don't delete the sender's data, which other requests attack.
    method === 'DELETE' || chance(0.5) ? pick(oddIds) : String(pick(sender.ids));

  function target(): { method: string; path: string } {
    if (chance(0.25)) return { method: pick(['GET', 'GET', 'HEAD', 'POST', 'DELETE']), path: pick(oddPaths) };
    const [route = '', address = ''] = pick(routes).split(' ');
    const method = chance(0.1) ? pick(['HEAD', 'PATCH', 'OPTIONS', 'PROPFIND', 'POST', 'PUT', 'GET']) : route;
    const path = address.replace(':id', () => idFor(method)).replace(/:\w+/g, () => pick(oddIds));
    const query = chance(0.1) ? `?userId=${pick(oddIds)}&limit=${pick(oddIds)}&x=%zz` : '';
    return { method, path: path + query };
  }

  function json(): string {
    const right = pick(rightBodies);
    const names = Object.keys(right);
    const ids = { campaignId: pick(sender.ids), messageId: pick(sender.ids) };
    const wrong = Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 3) }, () => [pick(names), pick(oddValues)]),
    );
    const text = JSON.stringify(
      pick([{ ...right, ...ids, ...wrong }, { ...right, ...wrong }, wrong, pick(oddValues)]),
    );
    return chance(0.05) ? text.replace('{', '{"__proto__":{"x":1},"constructor":1,') : text;
  }

  function body(): Buffer {
    const kind = random();
    if (kind < 0.65) return Buffer.from(json());
    if (kind < 0.75) return Buffer.from(json().slice(0, -1 - Math.floor(random() * 20)));
    if (kind < 0.85) return Buffer.from(pick(brokenJson));
    if (kind < 0.9) return Buffer.from(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
    if (kind < 0.95) return Buffer.from('a=1&a=2&%zz=&=&Body=STOP&From=%2B1&MessageSid=');
    if (kind < 0.997)
      return Buffer.from(JSON.stringify({ title: 'x'.repeat(pick([64_000, 66_000, 300_000])) }));
    return Buffer.alloc(pick([3, 10]) * 1024 * 1024, 'x');
  }

  const inChunks = (whole: Buffer) => {
    const at = Math.floor(random() * whole.length);
    const chunks = [whole.subarray(0, at), whole.subarray(at)].filter(({ length }) => length > 0);
    const end = Buffer.from('\r\n');
    const framed = chunks.flatMap((chunk) => [Buffer.from(chunk.length.toString(16)), end, chunk, end]);
    return Buffer.concat([...framed, Buffer.from('0'), end, end]);
  };

  function request(): { about: string; ending: Ending; bytes: Buffer } {
    const { method, path } = target();
    const headers = [`Host: ${chance(0.03) ? pick(foreignHosts) : host}`];
    if (chance(0.6)) headers.push(`Cookie: ${sender.cookie}`);
    while (chance(0.4)) headers.push(pick(oddHeaders));
    const hasBody = chance(method === 'GET' || method === 'HEAD' ? 0.1 : 0.9);
    const sent = hasBody ? body() : Buffer.alloc(0);
    if (hasBody) headers.push(`Content-Type: ${pick(contentTypes)}`);
    const isChunked = hasBody && chance(0.2);
    const kind = random();
    const isCut = sent.length > 0 && kind < 0.04;
    const ending = isCut ? (kind < 0.001 ? 'silent' : 'cut') : 'kept';
    if (isChunked) headers.push('Transfer-Encoding: chunked');
    else if (hasBody || method !== 'GET') headers.push(`Content-Length: ${sent.length}`);
    const framed = isChunked ? inChunks(sent) : sent;
    const head = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
    const shownHeaders = headers.join(' | ').replace(sender.cookie, '…');
    const sentBody = isCut ? framed.subarray(0, Math.floor(random() * framed.length)) : framed;
    return {
      about: `${method} ${path} ${ending}, ${framed.length} bytes; ${shownHeaders}`.slice(0, 400),
      ending,
      bytes: Buffer.concat([Buffer.from(head, 'latin1'), sentBody]),
    };
  }

  for (let made = 0; made < count; made++) yield request();
}

/** Milliseconds after which a request counts as hanging. */
const patience = 30_000;
const parallel = 16;

/** Details of the machine that must not be in a response, along with the app's folder. */
const leaks = ['node_modules', 'file://', 'workerd', '.worker.js', 'TypeError', '\n    at '];

/** Writes all bytes over one connection. @returns everything received until it ends, or null if it doesn't end */
function exchange(origin: string, bytes: Buffer | string, ending: Ending = 'kept'): Promise<string | null> {
  const { port, hostname } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const end = (answer: string | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(end, patience, null);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => end(Buffer.concat(chunks).toString('latin1')));
    socket.write(bytes);
    if (ending !== 'silent') socket.end();
  });
}

const answersIn = (text: string) => text.split(/(?=HTTP\/1\.1 \d{3} )/).filter((answer) => answer !== '');
const statusOf = (answer: string) => Number(answer.slice(9, 12));

/** Sends requests over one connection. @returns the statuses of the responses */
export async function statusesOf(origin: string, requests: string, ending?: Ending): Promise<number[]> {
  return answersIn((await exchange(origin, requests, ending)) ?? '').map(statusOf);
}

function faultOf(ending: Ending, text: string | null, folder: string): string | null {
  if (text === null) return 'hangs';
  const answers = answersIn(text);
  const statuses = answers.map(statusOf);
  const shown = `${statuses}: ${text.slice(0, 300)}`;
  if (answers.length === 0) return ending === 'cut' ? null : 'got no answer';
  if (statuses.some((status) => !(status < 500))) return shown;
  if (ending === 'kept' && statuses.includes(408)) return `was not read: ${shown}`;
  if (ending === 'kept' && !answers.at(-1)?.includes('User-agent')) return `harms the next request: ${shown}`;
  return [folder, ...leaks].some((leak) => text.includes(leak)) ? `leaks: ${shown}` : null;
}

/** Registers an account with a campaign. @returns it, and a function that deletes it */
async function newSender(origin: string): Promise<Sender & { leave(): Promise<unknown> }> {
  const username = `hostile-${randomUUID().slice(0, 8)}`;
  const password = randomUUID();
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(origin + path, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (await answer.json()) as { id: number } & { id: number }[];
  };
  const email = `${username}@example.com`;
  const { id } = await call('POST', '/api/register', { username, email, password });
  const campaign = await call('POST', '/api/campaigns', { ...rightBodies[0], startDate: undefined });
  const messages = await call('GET', `/api/messages/campaign/${campaign.id}`);
  return {
    cookie,
    ids: [id, campaign.id, ...messages.slice(0, 5).map((message) => message.id)],
    leave: async () => {
      await call('POST', '/api/login', { username, password });
      await call('DELETE', `/api/users/${id}`, { password });
    },
  };
}

/** Sends hostile requests from a new account, which it deletes afterwards. @returns the faults it found */
export async function attack(origin: string, seed: number, count: number, folder = projectFolder) {
  const { host } = new URL(origin);
  const sender = await newSender(origin);
  const requests = hostileRequests(seed, count, host, sender);
  // Anyone may request this, and gets it if the connection still works.
  const probe = Buffer.from(`GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  const faults: string[] = [];

  async function attackInTurn(): Promise<void> {
    for (const { ending, bytes, about } of requests) {
      const sent = ending === 'kept' ? Buffer.concat([bytes, probe]) : bytes;
      const fault = faultOf(ending, await exchange(origin, sent, ending), folder);
      if (fault !== null) faults.push(`${fault}\n  ${about}`);
    }
  }

  await Promise.all(Array.from({ length: parallel }, attackInTurn));
  await sender.leave();
  return faults;
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: {
      origin: { type: 'string', default: 'http://localhost:5173' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      count: { type: 'string', default: '20000' },
    },
  });

  const startedAt = performance.now();
  console.log(`${options.count} hostile requests to ${options.origin}; again with -- --seed ${options.seed}`);
  const faults = await attack(options.origin, Number(options.seed), Number(options.count));
  for (const fault of faults.slice(0, 50)) console.log(fault);
  console.log(`${faults.length} faults, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
