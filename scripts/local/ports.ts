import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen({ port, host: 'localhost' });
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** An unused port below the range for outgoing connections, one of which might take it first. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(15_000, 30_000);
    if (await isFree(port)) return port;
  }
  throw new Error('This machine has no free port');
}
