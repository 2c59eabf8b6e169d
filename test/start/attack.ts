/**
 * `npm run hostile` sends 20,000 hostile requests to the app that `npm start` runs. The same seed sends the same requests.
 * @module
 */

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../scripts/local/project.ts';
import { type Ending, type HostileRequest, hostileRequests, type Sender } from './hostile-requests.ts';

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
  const { id } = await call('POST', '/api/register', {
    username,
    email: `${username}@example.com`,
    password,
  });
  const campaign = await call('POST', '/api/campaigns', {
    title: 'Walk',
    description: 'Around the block',
    frequency: 'Daily',
    messageTime: 'Custom time',
    customTime: '07:30',
    messageStyle: 'friendly',
    deliveryMethod: 'Email',
  });
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

type Attack = { seed: number; count: number; folder?: string };

/** Sends hostile requests from a new account, which it deletes afterwards. @returns the faults it found */
export async function attack(
  origin: string,
  { folder = projectFolder, ...options }: Attack,
): Promise<string[]> {
  const { host } = new URL(origin);
  const sender = await newSender(origin);
  const requests: Iterator<HostileRequest> = hostileRequests({ ...options, host }, sender);
  // Anyone may request this, and gets it if the connection still works.
  const probe = Buffer.from(`GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  const faults: string[] = [];

  async function attackInTurn(): Promise<void> {
    for (let next = requests.next(); !next.done; next = requests.next()) {
      const { ending, bytes, about } = next.value;
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
  const faults = await attack(options.origin, { seed: Number(options.seed), count: Number(options.count) });
  for (const fault of faults.slice(0, 50)) console.log(fault);
  console.log(`${faults.length} faults, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
