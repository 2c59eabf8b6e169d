import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps, type Env } from '../../../worker/deps.ts';
import worker from '../../../worker/index.ts';
import { appAddress, callWith } from './calls.ts';
import type { Person } from './people.ts';
import { personWithMessage } from './reached.ts';

const authToken = 'the token that only Twilio and these tests know';
export const twilioSettings = {
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: '+15550100000',
};

export const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

export async function twilioSignature(url: string, fields: Record<string, string>, token = authToken) {
  const text = new TextEncoder();
  const content = Object.keys(fields)
    .sort()
    .map((name) => name + fields[name])
    .join('');
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(token),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['sign'],
  );
  return base64(await crypto.subtle.sign('HMAC', key, text.encode(url + content)));
}

let lastSid = 0;

export async function handOverText(
  change: Record<string, string>,
  headers: Record<string, string> = {},
  settings: Partial<Env> = twilioSettings,
): Promise<Response> {
  lastSid += 1;
  const fields: Record<string, string> = {
    MessageSid: `SM${lastSid}`,
    AccountSid: 'AC0',
    From: '+12025550143',
    To: '+15550100000',
    Body: 'done',
    NumMedia: '0',
    ...change,
  };
  const signature = await twilioSignature(`${appAddress}/hooks/twilio`, fields);
  return callWith(settings, {
    method: 'POST',
    path: '/hooks/twilio',
    body: new URLSearchParams(fields),
    headers: { 'X-Twilio-Signature': signature, ...headers },
  });
}

export async function textedBack(answer: Response): Promise<string | null> {
  return /<Message>(.*)<\/Message>/.exec(await answer.text())?.[1] ?? null;
}

/** The Worker reads replies by email only with this setting. */
const settingsWithReplies: Env = { ...env, MAIL_REPLY_TO: 'reply@example.com' };

export async function personWithMail() {
  const reached = await personWithMessage();
  return { ...reached, replyTo: await replyAddressOf(reached.id, reached.campaign.id) };
}

export async function replyAddressOf(id: number, campaignId: number): Promise<string> {
  const { replyTo } = await linksOf(createDeps(settingsWithReplies), { id, campaignId });
  if (replyTo === null) throw new Error('The message has no reply address');
  return replyTo;
}

export const quote =
  '\r\n\r\nOn Mon, Mar 3, 2031 at 7:30 AM Better Habits wrote:\r\n> Done is better than stop\r\n';
let lastId = 0;

type Incoming = { to: string; body: string; from?: string; headers?: Record<string, string> };

/** Delivers an email as Email Routing does. @returns the reason for a rejection, or null */
export async function handOverMail(
  { to, body, from = 'person@example.com', headers }: Incoming,
  settings: Partial<Env> = {},
): Promise<string | null> {
  lastId += 1;
  const all = new Headers({
    From: from,
    To: to,
    Subject: 'Re: Today',
    'Message-ID': `<${lastId}@example.com>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  });
  const raw = `${[...all].map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`;
  const setReject = vi.fn<(reason: string) => void>();
  const message = {
    from,
    to,
    headers: all,
    raw: new Response(raw).body,
    setReject,
  };
  const incoming = message as unknown as ForwardableEmailMessage;
  await worker.email(incoming, { ...settingsWithReplies, ...settings }, createExecutionContext());
  return setReject.mock.calls[0]?.[0] ?? null;
}

export async function emailedBack(person: Person): Promise<string | null> {
  const [newest, ...others] = await person.outbox();
  return others.length === 0 ? null : (newest?.body ?? null);
}

const text = new TextEncoder();

export const mailChannelsSettings: Partial<Env> = {
  MAILCHANNELS_API_KEY: 'key',
  MAIL_FROM: 'habits@example.com',
  MAIL_POSTAL_ADDRESS: '1 Sunny Street',
};

export const newSigningKeys = async () =>
  (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair;
const keys = await newSigningKeys();

/** MailChannels' public key, as its API returns it. */
export const publicKey = base64((await crypto.subtle.exportKey('spki', keys.publicKey)) as ArrayBuffer);

export async function requestOf(messageId: number): Promise<string> {
  const name = `request-${messageId}-${crypto.randomUUID()}`;
  await env.DB.prepare(
    'UPDATE delivery_attempts SET request_id = ?1 WHERE delivery_id IN (SELECT id FROM deliveries WHERE message_id = ?2)',
  )
    .bind(name, messageId)
    .run();
  return name;
}

export async function newPersonWithMail() {
  const { person, campaign, id } = await personWithMessage();
  const request = await requestOf(id);
  const heard = (event: string, change: Record<string, unknown> = {}) => ({
    email: 'habits@example.com',
    customer_handle: 'abc123',
    timestamp: 1_625_097_600,
    event,
    request_id: request,
    recipients: [person.user.email],
    ...change,
  });
  return { person, campaign, id, heard };
}

export const askForKey = vi.fn<(url: string) => Response>();

/** Answers requests for MailChannels' key, the only outgoing requests these tests make. */
export function startKeyServer(): void {
  askForKey.mockReset().mockImplementation(() => Response.json({ id: 'mckey', key: publicKey }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => askForKey(String(input)));
}

/** The id of the key. The Worker caches keys by id, and its modules may outlive a test file. */
const keyName = `mckey-${crypto.randomUUID()}`;

export type Change = {
  age?: number;
  signer?: CryptoKeyPair;
  keyId?: string;
  algorithm?: string;
  headers?: Record<string, string>;
  sentBody?: string;
};

/** Posts events as MailChannels does, with a signature over the digest of the body. */
export async function handOverEvents(
  events: unknown,
  change: Change = {},
  settings: Partial<Env> = mailChannelsSettings,
): Promise<Response> {
  const body = JSON.stringify(events);
  const digest = `sha-256=:${base64(await crypto.subtle.digest('SHA-256', text.encode(body)))}:`;
  const created = Math.floor(Date.now() / 1000) - (change.age ?? 0);
  const params = `("content-digest");created=${created};alg="${change.algorithm ?? 'ed25519'}";keyid="${change.keyId ?? keyName}"`;
  const signed = text.encode(`"content-digest": ${digest}\n"@signature-params": ${params}`);
  const signature = base64(
    await crypto.subtle.sign({ name: 'Ed25519' }, (change.signer ?? keys).privateKey, signed),
  );
  return callWith(settings, {
    method: 'POST',
    path: '/hooks/mailchannels',
    body: change.sentBody ?? body,
    headers: {
      'Content-Type': 'application/json',
      'Content-Digest': digest,
      'Signature-Input': `sig_1=${params}`,
      Signature: `sig_1=:${signature}:`,
      ...change.headers,
    },
  });
}
