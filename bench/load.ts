import { connect, type Socket } from 'node:net';

const endOfHead = '\r\n\r\n';
const lastChunk = '0\r\n\r\n';

/** A kept-alive HTTP/1.1 connection that has one request under way at a time: the generator must cost less than what it measures. */
export class Connection {
  private readonly socket: Socket;
  private received = '';
  private settle: { resolve(status: number): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.take(chunk));
    const fail = (error?: Error) => this.settle?.reject(error ?? new Error('The connection was closed'));
    socket.on('error', fail);
    socket.on('close', () => fail());
  }

  static open(host: string, port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** Sends a whole request and resolves with the status once the whole answer is there. */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.settle = null;
    this.socket.destroy();
  }

  private take(chunk: string): void {
    this.received += chunk;
    const headLength = this.received.indexOf(endOfHead);
    if (headLength === -1) return;
    const bodyStart = headLength + endOfHead.length;
    const head = this.received.slice(0, headLength);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const isWhole =
      length === undefined
        ? this.received.endsWith(lastChunk)
        : this.received.length >= bodyStart + Number(length);
    if (!isWhole) return;
    this.received = '';
    const { settle } = this;
    this.settle = null;
    settle?.resolve(Number(head.slice(9, 12)));
  }
}

export type Target = { host: string; port: number };
export type Call = { method: string; path: string; headers?: Record<string, string>; body?: unknown };

const connectionCount = 16;

/** A call as it goes over the wire. */
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

async function expectDone(connection: Connection, request: string): Promise<void> {
  const status = await connection.send(request);
  if (status !== 200) throw new Error(`${request.split('\r\n', 1)[0]} answered ${status}`);
}

/** Calls as fast as the answers come, on 16 connections. @returns calls a second */
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
        await expectDone(connection, requests[turn % requests.length] ?? '');
        done++;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  for (const connection of connections) connection.close();
  return done / seconds;
}

/**
 * Calls at a fixed rate, whether answers come or not.
 * @returns milliseconds from when each call should have left to its answer
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
    if (connection === undefined) throw new Error('No connection is idle');
    await expectDone(connection, requests[turn % requests.length] ?? '');
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
