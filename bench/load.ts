import { Agent, request } from 'node:http';

export type Call = { method: string; path: string; headers?: Record<string, string> };

/**
 * Makes a call and returns the text of the response.
 * @param agent keeps connections. Without one, each call opens its own, because the server may close a kept one just as we
 *   use it again.
 */
export function call(
  origin: string,
  { method, path, headers = {} }: Call,
  agent: Agent | false = false,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path} returned ${answer.statusCode}: ${text}`));
      });
      answer.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}

const connectionCount = 16;

/** Makes calls on 16 connections, each as soon as the one before is done. @returns calls per second */
export async function fullLoad(
  origin: string,
  calls: readonly Call[],
  milliseconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
  const startedAt = performance.now();
  let done = 0;
  const connections = Array.from({ length: connectionCount }, async (_, index) => {
    for (let turn = index; performance.now() - startedAt < milliseconds; turn++) {
      const next = calls[turn % calls.length];
      if (next === undefined) throw new Error('Nothing to call');
      await call(origin, next, agent);
      done++;
    }
  });
  await Promise.all(connections);
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return done / seconds;
}

/** Missed goals are reported but never fatal. */
export const verdict = (isMet: boolean) => (isMet ? '✓' : '✗');

export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
export const share = (ratio: number) => ratio.toFixed(2);
export const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`;
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** Pads each column to its longest cell. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of rows) {
    console.log(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
  }
}

/** @param share 0 to 1; 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
