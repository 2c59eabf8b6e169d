import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { app } from '../../../worker/app.ts';
import type { Env } from '../../../worker/env.ts';
import { appAddress } from './people.ts';

type Call = {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** What Cloudflare knows of the caller. */
  cf?: { timezone: string };
};

/** Calls the app with settings other than those of the tests, over the same database. */
export async function callWith(
  settings: Partial<Env>,
  { method, path, body, headers, cf }: Call,
): Promise<Response> {
  const request = new Request(`${appAddress}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(cf === undefined ? {} : { cf }),
  });
  const context = createExecutionContext();
  const answer = await app.fetch(request, { ...env, ...settings }, context);
  await waitOnExecutionContext(context);
  return answer;
}

let networks = 0;
/** A network for which nothing was counted yet. */
export const newNetwork = () => `198.51.${100 + Math.floor(++networks / 250)}.${networks % 250}`;

type Caller = { cookie?: string; network?: string; settings?: Record<string, string> };

/** Calls the app with the limits of production, from a new network unless one is named. */
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
