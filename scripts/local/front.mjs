/**
 * Stands in for Cloudflare's edge in front of the local app: it reads the whole request body, so an early response doesn't
 * break the connection; it checks the host name; and it compresses responses.
 * @module
 */

/** In bytes. The rest of a longer body is not read, and the connection closes after the response. */
const longestBody = 16 * 1024 * 1024;
/** In milliseconds. A body may never arrive in full. */
const bodyTimeout = 5000;

async function readBody({ body }) {
  const chunks = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > longestBody) break;
  }
  return new Blob(chunks).arrayBuffer();
}

/** @throws if the request's URL or body can't be read */
async function readRequest(request) {
  const bytes = await readBody(request);
  const { method, url, headers } = request;
  const mayHaveBody = method !== 'GET' && method !== 'HEAD' && bytes.byteLength > 0;
  return new Request(url, { method, headers, redirect: 'manual', ...(mayHaveBody ? { body: bytes } : {}) });
}

/** Prevents DNS rebinding: another site's host name that resolves to this machine is rejected. */
function isOwnHost(host, names) {
  const address = `http://${host}`;
  return URL.canParse(address) && names.includes(new URL(address).hostname);
}

const compressible = /^(text\/|image\/svg|application\/(javascript|json|manifest\+json))/;

function compressed(response, accepted) {
  const weights = new Map(accepted.split(',').map((part) => part.trim().split(/\s*;\s*q=/)));
  const encoding = ['br', 'gzip'].find((name) => weights.has(name) && Number(weights.get(name) ?? 1) > 0);
  const isText = compressible.test(response.headers.get('Content-Type') ?? '');
  if (response.body === null || encoding === undefined || !isText) return response;
  // The runtime compresses the body of a response with this header.
  const encoded = new Response(response.body, response);
  encoded.headers.set('Content-Encoding', encoding);
  encoded.headers.append('Vary', 'Accept-Encoding');
  return encoded;
}

const errorResponse = (status, message) => Response.json({ message }, { status });

export default {
  async fetch(request, { APP, MAIL, HOSTS, RUN_ID, RUN_ID_PATH }) {
    const reading = readRequest(request).catch(() => errorResponse(400, 'The request could not be read'));
    const full = await Promise.race([reading, scheduler.wait(bodyTimeout)]);
    if (full === undefined) return errorResponse(408, 'The request was incomplete');
    if (full instanceof Response) return full;
    if (!isOwnHost(request.headers.get('Host'), HOSTS))
      return errorResponse(403, 'This is not an address of the app');
    const { pathname } = new URL(full.url);
    if (pathname === RUN_ID_PATH) return new Response(RUN_ID);
    if (full.method === 'POST' && /^\/cdn-cgi\/(local|handler)\/email$/.test(pathname)) {
      const response = await MAIL.fetch(full.url, { method: 'POST', body: await full.arrayBuffer() });
      const text = await response.text();
      // Miniflare itself answers if the email has no sender or no recipient.
      const isFromApp = response.ok || text.startsWith('Worker rejected');
      return isFromApp
        ? new Response(text, response)
        : errorResponse(400, 'The email has no valid sender or recipient');
    }
    return compressed(await APP.fetch(full), request.headers.get('Accept-Encoding') ?? '');
  },
};
