import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Env } from '../../../worker/deps.ts';
import { callWith } from './calls.ts';
import { base64 } from './inbound.ts';
import { personWithMessage } from './reached.ts';

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
