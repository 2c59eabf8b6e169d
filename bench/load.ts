import { Connection } from './connection.ts';

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
