import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { app } from '../../../worker/app.ts';
import type { Env } from '../../../worker/env.ts';
import { appAddress } from './people.ts';

export const authToken = 'the token that only Twilio and these tests know';
export const twilioSettings = {
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: '+15550100000',
};

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Calls the app as a provider does: from nowhere, with settings of its own. */
export async function callHook(
  path: string,
  init: { body: string; headers: Record<string, string> },
  settings: Partial<Env>,
): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`${appAddress}${path}`, { method: 'POST', ...init });
  const answer = await app.fetch(request, { ...env, ...settings }, context);
  await waitOnExecutionContext(context);
  return answer;
}

/** Signs a form as Twilio's documentation says. */
export async function twilioSignature(url: string, fields: Record<string, string>, token = authToken) {
  const text = new TextEncoder();
  const said = Object.keys(fields)
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
  return base64(await crypto.subtle.sign('HMAC', key, text.encode(url + said)));
}

let lastSid = 0;

/** Hands over a text message as Twilio does. */
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
  return callHook(
    '/hooks/twilio',
    {
      body: new URLSearchParams(fields).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': await twilioSignature(`${appAddress}/hooks/twilio`, fields),
        ...headers,
      },
    },
    settings,
  );
}

/** What is texted back; null for nothing. */
export async function textedBack(answer: Response): Promise<string | null> {
  return /<Message>(.*)<\/Message>/.exec(await answer.text())?.[1] ?? null;
}
