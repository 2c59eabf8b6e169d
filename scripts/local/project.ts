import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The repository's root, without a trailing slash. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** The folder of the local database and the campaigns' objects. */
export const stateFolder = `${projectFolder}/.wrangler/state`;

/** The path at which the running app returns its run ID. */
export const runIdPath = '/cdn-cgi/local/start';

// The app runs without network access: no location lookup, no metrics, no update check.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_HIDE_BANNER = 'true';
process.env.WRANGLER_LOG ??= 'warn';

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
