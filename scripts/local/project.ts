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
