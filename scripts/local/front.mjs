/**
 * A Worker in front of the app on this machine, which does what Cloudflare's edge does online: it reads the whole body, so
 * that an early response doesn't break the connection; it checks the host name; and it compresses responses.
 * @module
 */

/** In bytes. A longer body is not read to its end, and the connection closes after the response. */
const longestBody = 16 * 1024 * 1024;
/** In milliseconds. An announced body may never arrive. */
const longestWait = 5000;

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

/** The request for the app. @throws if its URL or body can't be read */
async function readRequest(request) {
  const bytes = await readBody(request);
  const { method, url, headers } = request;
  const mayHaveBody = method !== 'GET' && method !== 'HEAD' && bytes.byteLength > 0;
  return new Request(url, { method, headers, redirect: 'manual', ...(mayHaveBody ? { body: bytes } : {}) });
}

/** Rejects other host names: a site that resolves its name to this machine would count as the app's own origin. */
function isOwnName(host, names) {
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
  const answer = new Response(response.body, response);
  answer.headers.set('Content-Encoding', encoding);
  answer.headers.append('Vary', 'Accept-Encoding');
  return answer;
}

const refusal = (status, message) => Response.json({ message }, { status });

export default {
  async fetch(request, { APP, MAIL, NAMES, START, START_PATH }) {
    const reading = readRequest(request).catch(() => refusal(400, 'This request could not be read'));
    const read = await Promise.race([reading, scheduler.wait(longestWait)]);
    if (read === undefined) return refusal(408, 'The rest of this request did not come');
    if (read instanceof Response) return read;
    if (!isOwnName(request.headers.get('Host'), NAMES))
      return refusal(403, 'This is not an address of the app');
    const { pathname } = new URL(read.url);
    if (pathname === START_PATH) return new Response(START);
    if (read.method === 'POST' && /^\/cdn-cgi\/(local|handler)\/email$/.test(pathname)) {
      const answer = await MAIL.fetch(read.url, { method: 'POST', body: await read.arrayBuffer() });
      const said = await answer.text();
      const isOfApp = answer.ok || said.startsWith('Worker rejected');
      return isOfApp
        ? new Response(said, answer)
        : refusal(400, 'This is no email from somebody to somebody');
    }
    return compressed(await APP.fetch(read), request.headers.get('Accept-Encoding') ?? '');
  },
};
