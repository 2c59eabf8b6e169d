import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Listens for a moment: the port it got, or null when the port is taken. */
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

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === null) throw new Error('This machine has no free port');
  return port;
}
