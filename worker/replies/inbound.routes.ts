import { decodeBase64IgnorePadding } from '@oslojs/encoding';
import { type Context, Hono } from 'hono';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { takeFromDay } from '../delivery/usage.service.ts';
import type { AppEnv } from '../http/http.ts';
import { callerAddress } from '../http/rate-limits.rules.ts';
import { notFound, notYours } from '../platform/errors.ts';
import { handleMailEvents, isSignedByMailChannels } from './mail-events.service.ts';
import { handleSms } from './texts.service.ts';

/** Whether Twilio made the signature: HMAC-SHA1 over the address and the form's fields in the order of their names. */
async function isSignedByTwilio(
  signature: string | undefined,
  { url, fields, authToken }: { url: string; fields: URLSearchParams; authToken: string },
): Promise<boolean> {
  if (signature === undefined) return false;
  const names = [...new Set(fields.keys())].sort();
  const said = names.map((name) => name + [...new Set(fields.getAll(name))].sort().join(name)).join('');
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(authToken),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['verify'],
  );
  try {
    const bytes = decodeBase64IgnorePadding(signature);
    // Compares in constant time.
    return await crypto.subtle.verify('HMAC', key, bytes, text.encode(url + said));
  } catch {
    return false;
  }
}

/** What providers call. Each signs what it sends; where a provider is not set up, there is nothing at its address. */
export const inboundRoutes = new Hono<AppEnv<CampaignDeps>>()
  .post('/twilio', async (c) => {
    const { deps } = c.var;
    const authToken = deps.settings.TWILIO_AUTH_TOKEN;
    if (authToken === undefined) throw notFound('Page');
    const fields = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
    const url = publicUrl(c, deps.settings.APP_ORIGIN);
    if (!(await isSignedByTwilio(c.req.header('X-Twilio-Signature'), { url, fields, authToken })))
      throw notYours();
    const said = await handleSms(deps, fields);
    const mayAnswer = said !== null && (await takeFromDay(deps, 'texts', 1)) > 0;
    return c.body(twiml(mayAnswer ? said : null), 200, { 'Content-Type': 'text/xml; charset=utf-8' });
  })
  .post('/mailchannels', async (c) => {
    const { deps } = c.var;
    if (deps.settings.MAILCHANNELS_API_KEY === undefined) throw notFound('Page');
    const body = new Uint8Array(await c.req.arrayBuffer());
    const isTouched = await isSignedByMailChannels(deps, {
      body,
      contentDigest: c.req.header('Content-Digest'),
      signatureInput: c.req.header('Signature-Input'),
      signature: c.req.header('Signature'),
      address: callerAddress(c.req.header('CF-Connecting-IP')),
    });
    if (!isTouched) throw notYours();
    await handleMailEvents(deps, body);
    return c.body(null, 204);
  });

/** The address as the provider called it, whatever stands in front of the Worker. */
const publicUrl = (c: Context, origin: string) => origin + c.req.path + new URL(c.req.url).search;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An answer in Twilio's markup; without words, none. */
function twiml(text: string | null): string {
  const message =
    text === null ? '' : `<Message>${text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}
