/**
 * A Worker that stands in front of the app on this machine, as Cloudflare's edge does online: it takes in the whole
 * body, so that an early answer breaks no connection, knows the app's names, and compresses.
 * @module
 */

/** In bytes. What is longer is not read to its end, and the connection ends with the answer. */
const longestBody = 16 * 1024 * 1024;
/** In milliseconds: a body that was announced may never come. */
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

/** The request as the app gets it. @throws when its address or its body cannot be read */
async function readRequest(request) {
  const bytes = await readBody(request);
  const { method, url, headers } = request;
  const mayHaveBody = method !== 'GET' && method !== 'HEAD' && bytes.byteLength > 0;
  // The app itself says where it sends somebody.
  return new Request(url, { method, headers, redirect: 'manual', ...(mayHaveBody ? { body: bytes } : {}) });
}

/** Another site can lead its own name to this machine; its pages would then count as the app's own. */
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
  // The runtime compresses what says that it is compressed.
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
