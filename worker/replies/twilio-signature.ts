import { decodeBase64IgnorePadding } from '@oslojs/encoding';

/** Whether Twilio made the signature: HMAC-SHA1 over the address and the form's fields in the order of their names. */
export async function isSignedByTwilio(
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
