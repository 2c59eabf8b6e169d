import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { verify } from '@tsndr/cloudflare-worker-jwt';
import type { Received } from './local-provider.ts';

/** The browser's side of web push (RFC 8291 and RFC 8292), which decrypts what a server sends. */
type PushBrowser = {
  p256dh: string;
  auth: string;
  /** @throws if the push was not encrypted for this browser */
  decrypt(call: Received): string;
};

export function newPushBrowser(): PushBrowser {
  const keys = createECDH('prime256v1');
  const ownPoint = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: ownPoint.toString('base64url'),
    auth: auth.toString('base64url'),
    decrypt: ({ headers, body }) => {
      if (headers['content-encoding'] !== 'aes128gcm')
        throw new Error('The body is not encoded as RFC 8188 says');
      const salt = body.subarray(0, 16);
      const pointEnd = 21 + body.readUInt8(20);
      const senderPoint = body.subarray(21, pointEnd);
      const shared = keys.computeSecret(senderPoint);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPoint, senderPoint]);
      const material = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(pointEnd, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

/** @throws if the signature does not match the key */
export async function readVapid({ headers }: Received) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const verified = await verify<{ sub: string }>(
    token,
    { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey,
    'ES256',
  );
  if (verified === undefined) throw new Error('The signature does not match the key');
  return { publicKey, claims: verified.payload };
}
