import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CloudflareApi = Awaited<ReturnType<typeof startCloudflareApi>>;

export const account = '0123456789abcdef0123456789abcdef';

const subdomain = { enabled: false, previews_enabled: false };
const worker = { id: 'w', name: 'better-habits', subdomain, observability: {} };

/** What Cloudflare answers where a Worker is put online for the first time, as far as wrangler looks at it. */
const answers: [RegExp, unknown][] = [
  [/^POST \/d1\/database\/[^/]+\/query$/, [{ results: [], success: true, meta: { duration: 1 } }]],
  [/\/assets-upload-session$/, { jwt: 'h.e.y', buckets: [] }],
  [/^GET \/workers\/workers\/better-habits$/, worker],
  [/^GET .*\/deployments$/, { deployments: [] }],
  [/\/domains\/changeset$/, { added: [], removed: [], updated: [], conflicting: [] }],
  [/^PUT \/workers\/scripts\/better-habits$/, { id: 'v', startup_time_ms: 60, entry_point: 'index.js' }],
];

/**
 * Stands in for Cloudflare's API on this machine: there is a database, and a Worker that has these secrets and no code.
 * @param secrets null where there is no Worker yet
 */
export async function startCloudflareApi(secrets: readonly string[] | null) {
  /** What was asked for, in its order: method, path after the account, body. */
  const calls: { method: string; path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const path = pathname.replace(`/accounts/${account}`, '');
    const call = { method: request.method ?? '', path, body: Buffer.concat(chunks).toString('latin1') };
    calls.push(call);
    const say = (status: number, result: unknown, code = 0) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      const errors = code === 0 ? [] : [{ code, message: 'It does not exist on your account.' }];
      response.end(JSON.stringify({ success: code === 0, errors, messages: [], result }));
    };
    if (path.startsWith('/workers/services/')) return say(404, null, 10090);
    if (path.endsWith('/secrets')) {
      const named = secrets?.map((name) => ({ name, type: 'secret_text' }));
      return named === undefined ? say(404, null, 10007) : say(200, named);
    }
    const [, answer = {}] = answers.find(([what]) => what.test(`${call.method} ${path}`)) ?? [];
    say(200, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
