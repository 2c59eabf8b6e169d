import { fileURLToPath } from 'node:url';

/** The folder of the checkout, without a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Where the local database and the campaigns' objects are kept; the same place for every way to run the app. */
export const stateFolder = `${projectFolder}/.wrangler/state`;

/** Where the running app says which start of it this is. */
export const startPath = '/cdn-cgi/local/start';

// Nothing needs the network to run locally: no request for where this machine is, no statistics, no search for updates.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_HIDE_BANNER = 'true';
process.env.WRANGLER_LOG ??= 'warn';
