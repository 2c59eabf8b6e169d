import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { projectFolder } from '../../scripts/local/project.ts';
import { type HostileRequest, hostileRequests, type Sender } from './hostile-requests.ts';

type Answer = { status: number; headers: Map<string, string>; text: string };

/** Milliseconds without an answer after which a request counts as hanging. */
const patience = 30_000;
const parallel = 16;
const mostInOneGo = 5;

/** Nothing of the machine that the app runs on may be in an answer, nor the folder of the app. */
const leaks = ['node_modules', 'file://', 'workerd', '.worker.js', 'TypeError', '\n    at '];
/** All that the runtime says to what is no HTTP. */
const runtimesWords = /^(|Internal Server Error|Bad Request|ERROR: [^\n]*)$/;

const probed = 'the request after it';
/** What anybody may ask, and gets if the connection is still sound. */
const probe = (host: string): HostileRequest => ({
  about: probed,
  isHead: false,
  ending: 'kept',
  bytes: Buffer.from(`GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
});

/** Sends requests, as they are written, over one connection. @returns the statuses of their answers */
export async function statusesOf(origin: string, ...requests: string[]): Promise<number[]> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const written = requests.map((text) => ({
    about: '',
    isHead: false,
    ending: 'kept' as const,
    bytes: Buffer.from(text),
  }));
  const { answers } = await exchange(socket, written);
  socket.destroy();
  return answers.map(({ status }) => status);
}

/** Takes the first answer off what has come; null where its end has not come yet. */
function handleAnswer(input: Buffer, isHead: boolean): { answer: Answer; rest: Buffer } | null {
  const headEnd = input.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [first = '', ...lines] = input.subarray(0, headEnd).toString('latin1').split('\r\n');
  const status = Number(first.split(' ')[1]);
  let rest = input.subarray(headEnd + 4);
  if (status < 200) return handleAnswer(rest, isHead);
  const headers = new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')]),
  );
  const parts: Buffer[] = [];
  if (isHead || status === 204 || status === 304) {
    // There is no body.
  } else if (headers.get('transfer-encoding') === 'chunked') {
    for (let size = -1; size !== 0; ) {
      const lineEnd = rest.indexOf('\r\n');
      size = Number.parseInt(rest.subarray(0, lineEnd).toString(), 16);
      if (lineEnd < 0 || rest.length < lineEnd + 4 + size) return null;
      parts.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
      rest = rest.subarray(lineEnd + 4 + size);
    }
  } else {
    const length = Number(headers.get('content-length') ?? 0);
    if (rest.length < length) return null;
    parts.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  const whole = Buffer.concat(parts);
  const encoding = whole.length === 0 ? undefined : headers.get('content-encoding');
  const text =
    encoding === 'br' ? brotliDecompressSync(whole) : encoding === 'gzip' ? gunzipSync(whole) : whole;
  return { answer: { status, headers, text: text.toString() }, rest };
}

/** Writes requests in one go, and waits for as many answers, or for the end of the connection. */
function exchange(
  socket: Socket,
  requests: readonly HostileRequest[],
): Promise<{ answers: Answer[]; hangs: boolean }> {
  return new Promise((resolve) => {
    const answers: Answer[] = [];
    let input: Buffer = Buffer.alloc(0);
    const end = (hangs: boolean) => {
      clearTimeout(timer);
      socket.removeAllListeners('data').removeAllListeners('close');
      resolve({ answers, hangs });
    };
    const timer = setTimeout(() => end(true), patience);
    socket.on('close', () => end(false));
    socket.on('data', (chunk) => {
      input = Buffer.concat([input, chunk as Buffer]);
      for (;;) {
        const next = requests[answers.length];
        const taken = next === undefined ? null : handleAnswer(input, next.isHead);
        if (taken === null) break;
        answers.push(taken.answer);
        input = taken.rest;
      }
      if (answers.length === requests.length) end(false);
    });
    socket.write(Buffer.concat(requests.map(({ bytes }) => bytes)));
    if (requests[0]?.ending === 'cut') socket.end();
  });
}

function faultOf(
  { ending, about }: HostileRequest,
  answer: Answer | undefined,
  folder: string,
): string | null {
  if (answer === undefined) return ending === 'kept' || ending === 'silent' ? 'got no answer' : null;
  const { status, text, headers } = answer;
  const said = `${status}: ${text.slice(0, 200)}`;
  const isRuntimes = ending === 'broken' && runtimesWords.test(text);
  if (ending === 'kept' && status === 408) return `was not read: ${said}`;
  if (about === probed && !text.startsWith('User-agent')) return `got another answer: ${said}`;
  if (!(status >= 200 && status < 600)) return `got no HTTP: ${said}`;
  if (status >= 500 && !isRuntimes) return said;
  const all = `${text}\n${[...headers.values()].join('\n')}`;
  return [folder, ...leaks].some((leak) => all.includes(leak)) && !isRuntimes ? `leaks: ${said}` : null;
}

/** Requests that are sent in one go: those after which the connection is kept, together; each other by itself. */
function* inGoes(requests: Iterable<HostileRequest>): Generator<HostileRequest[]> {
  let go: HostileRequest[] = [];
  for (const request of requests) {
    if (request.ending === 'kept') go.push(request);
    else yield [request];
    if (go.length < mostInOneGo) continue;
    yield go;
    go = [];
  }
  if (go.length > 0) yield go;
}

/** A new account with a campaign and its messages, and how to delete it. */
async function newSender(origin: string): Promise<Sender & { leave(): Promise<void> }> {
  const username = `hostile-${randomUUID().slice(0, 8)}`;
  const person = { username, email: `${username}@example.com`, password: randomUUID() };
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return answer.json();
  };
  const { id } = (await call('POST', '/api/register', person)) as { id: number };
  const campaign = (await call('POST', '/api/campaigns', {
    ...{ title: 'Walk', description: 'Around the block', frequency: 'Daily', messageTime: 'Custom time' },
    ...{ customTime: '07:30', messageStyle: 'friendly', deliveryMethod: 'Email' },
  })) as { id: number };
  const messages = (await call('GET', `/api/messages/campaign/${campaign.id}`)) as { id: number }[];
  return {
    cookie,
    ids: [id, campaign.id, ...messages.slice(0, 5).map((message) => message.id)],
    leave: async () => {
      const { password } = person;
      await call('POST', '/api/login', { username, password });
      await call('DELETE', `/api/users/${id}`, { password });
    },
  };
}

/**
 * Sends hostile requests to the app, from an account of its own that is deleted afterwards.
 * @returns what went wrong; nothing, it is hoped
 */
export async function attack(
  origin: string,
  { folder = projectFolder, ...options }: { seed: number; count: number; folder?: string },
): Promise<string[]> {
  const { host, hostname, port } = new URL(origin);
  const sender = await newSender(origin);
  const goes = inGoes(hostileRequests({ ...options, host }, sender));
  const faults: string[] = [];

  const open = () => connect(Number(port), hostname).on('error', () => undefined);

  async function attackInTurn(): Promise<void> {
    let socket: Socket | null = null;
    for (const go of goes) {
      const isKept = go[0]?.ending === 'kept';
      if (socket === null || socket.closed) socket = open();
      const requests = isKept ? [...go, probe(host)] : go;
      let { answers, hangs } = await exchange(socket, requests);
      if (answers.length === 0 && !hangs && isKept) {
        // The app had given up a connection that was silent for a while.
        socket = open();
        ({ answers, hangs } = await exchange(socket, requests));
      }
      const found = requests.map((request, at) => faultOf(request, answers[at], folder));
      const at = found.findIndex((fault) => fault !== null);
      if (at >= 0) {
        const about = requests.slice(Math.max(0, at - 1), at + 1).map((request) => request.about);
        faults.push([hangs ? 'hangs' : found[at], ...about].join('\n  '));
      }
      if (isKept && answers.length === requests.length) continue;
      socket.destroy();
      socket = null;
    }
    socket?.destroy();
  }

  await Promise.all(Array.from({ length: parallel }, attackInTurn));
  await sender.leave();
  return faults;
}
