import { type Context, Hono } from 'hono';
import { takeFromDay } from '../delivery/usage.service.ts';
import { type AppEnv, addressOf } from '../http/http.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { notFound, notYours } from '../platform/errors.ts';
import { handleSms } from './inbound.service.ts';
import { handleMailEvents } from './mail-events.service.ts';
import { isSignedByMailChannels, isSignedByTwilio } from './signatures.ts';

/** Signed webhooks from providers. 404 if the provider isn't set up. */
export const inboundRoutes = new Hono<AppEnv<MessageDeps>>()
  .post('/twilio', async (c) => {
    const { deps } = c.var;
    const authToken = deps.settings.TWILIO_AUTH_TOKEN;
    if (authToken === undefined) throw notFound('Page');
    const fields = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
    const url = publicUrl(c, deps.settings.APP_ORIGIN);
    if (!(await isSignedByTwilio(c.req.header('X-Twilio-Signature'), { url, fields, authToken })))
      throw notYours();
    const response = await handleSms(deps, fields);
    const maySend = response !== null && (await takeFromDay(deps, 'texts', 1)) > 0;
    return c.body(twiml(maySend ? response : null), 200, { 'Content-Type': 'text/xml; charset=utf-8' });
  })
  .post('/mailchannels', async (c) => {
    const { deps } = c.var;
    if (deps.settings.MAILCHANNELS_API_KEY === undefined) throw notFound('Page');
    const body = new Uint8Array(await c.req.arrayBuffer());
    const isSigned = await isSignedByMailChannels(deps, {
      body,
      contentDigest: c.req.header('Content-Digest'),
      signatureInput: c.req.header('Signature-Input'),
      signature: c.req.header('Signature'),
      address: addressOf(c),
    });
    if (!isSigned) throw notYours();
    await handleMailEvents(deps, body);
    return c.body(null, 204);
  });

/** The URL that the provider called, regardless of proxies in front of the Worker. */
const publicUrl = (c: Context, origin: string) => origin + c.req.path + new URL(c.req.url).search;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A TwiML response; null sends no reply. */
function twiml(text: string | null): string {
  const message =
    text === null ? '' : `<Message>${text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}
