import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { expect } from 'vitest';
import { app } from '../../../worker/app.ts';
import type { Env } from '../../../worker/deps.ts';

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import('../../../worker/index.ts');
    }
  }
}

export const appAddress = 'http://localhost:5173';

export function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return exports.default.fetch(`${appAddress}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

type Call = {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** What Cloudflare adds to a request */
  cf?: { timezone: string };
};

/** Calls the app with other settings over the same database. Forms and strings are sent as they are, anything else as JSON. */
export async function callWith(
  settings: Partial<Env>,
  { method, path, body, headers, cf }: Call,
): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof URLSearchParams) && typeof body !== 'string';
  const request = new Request(`${appAddress}${path}`, {
    method,
    headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
    ...(cf === undefined ? {} : { cf }),
  });
  const context = createExecutionContext();
  const answer = await app.fetch(request, { ...env, ...settings }, context);
  await waitOnExecutionContext(context);
  return answer;
}

let networks = 0;
/** An IP address that no rate limit has counted yet. */
export const newNetwork = () => `198.51.${100 + Math.floor(++networks / 250)}.${networks % 250}`;

type Caller = { cookie?: string; network?: string; settings?: Record<string, string> };

/** Calls the app with the rate limits of production, by default from a new IP address. */
export const callInProduction = (
  method: string,
  path: string,
  body: unknown,
  { cookie = '', network = newNetwork(), settings }: Caller = {},
) =>
  callWith(
    { ENVIRONMENT: 'production', ...settings },
    { method, path, body, headers: { 'CF-Connecting-IP': network, Cookie: cookie } },
  );

/** Submits a form as a browser does without JavaScript. */
export function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { Origin: appAddress, 'Sec-Fetch-Site': 'same-origin' },
): Promise<Response> {
  return exports.default.fetch(`${appAddress}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

export const answer = (path: string, action: string) => post(path, { answer: action });

export async function pageAt(path: string): Promise<{ status: number; text: string; answer: Response }> {
  const response = await call('GET', path);
  return { status: response.status, text: await response.clone().text(), answer: response };
}

export async function expectRefusal(
  answering: Response | Promise<Response>,
  status: number,
  message: unknown,
  about?: string,
  field?: string,
): Promise<void> {
  const answer = await answering;
  const told = await answer.json<{ message: string; field?: string }>();
  expect({ status: answer.status, message: told.message }, about).toEqual({ status, message });
  if (field !== undefined) expect(told.field, about).toBe(field);
}
