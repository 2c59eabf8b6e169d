import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** @returns the port, or null if it is in use */
async function tryPort(port: number): Promise<number | null> {
  const server = createServer().listen({ port, host: 'localhost' });
  try {
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch {
    return null;
  } finally {
    server.close();
  }
}

export const isFree = async (port: number): Promise<boolean> => (await tryPort(port)) !== null;

/** An unused port below the range for outgoing connections, one of which might take it first. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = await tryPort(randomInt(15_000, 30_000));
    if (port !== null) return port;
  }
  throw new Error('This machine has no free port');
}
