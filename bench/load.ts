import { connect, type Socket } from 'node:net';

const endOfHead = '\r\n\r\n';
const lastChunk = '0\r\n\r\n';

/** A keep-alive HTTP/1.1 connection with one request at a time. Hand-written, because the load generator must be cheap. */
class Connection {
  private readonly socket: Socket;
  private received = '';
  private pending: { resolve(status: number): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.take(chunk));
    const fail = (error?: Error) => this.pending?.reject(error ?? new Error('The connection was closed'));
    socket.on('error', fail);
    socket.on('close', () => fail());
  }

  static open(host: string, port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** Resolves with the status once the whole response has arrived. */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.pending = null;
    this.socket.destroy();
  }

  private take(chunk: string): void {
    this.received += chunk;
    const headLength = this.received.indexOf(endOfHead);
    if (headLength === -1) return;
    const bodyStart = headLength + endOfHead.length;
    const head = this.received.slice(0, headLength);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const isComplete =
      length === undefined
        ? this.received.endsWith(lastChunk)
        : this.received.length >= bodyStart + Number(length);
    if (!isComplete) return;
    this.received = '';
    const { pending } = this;
    this.pending = null;
    pending?.resolve(Number(head.slice(9, 12)));
  }
}

export type Target = { host: string; port: number };
export type Call = { method: string; path: string; headers?: Record<string, string>; body?: unknown };

const connectionCount = 16;

/** The bytes on the wire. */
function requestOf({ host, port }: Target, { method, path, headers = {}, body }: Call): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${text.length}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

const openConnections = ({ host, port }: Target) =>
  Promise.all(Array.from({ length: connectionCount }, () => Connection.open(host, port)));

async function expectOk(connection: Connection, request: string): Promise<void> {
  const status = await connection.send(request);
  if (status !== 200) throw new Error(`${request.split('\r\n', 1)[0]} returned ${status}`);
}

/** Makes calls on 16 connections, each as soon as the one before is done. @returns calls per second */
export async function fullLoad(
  target: Target,
  calls: readonly Call[],
  milliseconds: number,
): Promise<number> {
  const requests = calls.map((call) => requestOf(target, call));
  const connections = await openConnections(target);
  const startedAt = performance.now();
  let done = 0;
  await Promise.all(
    connections.map(async (connection, index) => {
      for (let turn = index; performance.now() - startedAt < milliseconds; turn++) {
        await expectOk(connection, requests[turn % requests.length] ?? '');
        done++;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  for (const connection of connections) connection.close();
  return done / seconds;
}

/**
 * Makes calls at a fixed rate, regardless of responses.
 * @returns milliseconds from each call's planned time to its response
 */
export async function fixedRate(
  target: Target,
  calls: readonly Call[],
  { perSecond, milliseconds }: { perSecond: number; milliseconds: number },
): Promise<number[]> {
  const requests = calls.map((call) => requestOf(target, call));
  const idle = await openConnections(target);
  const all = [...idle];
  const waiting: (() => void)[] = [];
  const latencies: number[] = [];
  const count = Math.round((perSecond * milliseconds) / 1000);
  const startedAt = performance.now();

  const callOne = async (turn: number, plannedAt: number): Promise<void> => {
    if (idle.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    const connection = idle.pop();
    if (connection === undefined) throw new Error('There is no idle connection');
    await expectOk(connection, requests[turn % requests.length] ?? '');
    latencies.push(performance.now() - plannedAt);
    idle.push(connection);
    waiting.shift()?.();
  };

  const calling: Promise<void>[] = [];
  for (let turn = 0; turn < count; turn++) {
    const plannedAt = startedAt + (turn * 1000) / perSecond;
    const pause = plannedAt - performance.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    calling.push(callOne(turn, plannedAt));
  }
  await Promise.all(calling);
  for (const connection of all) connection.close();
  return latencies;
}
