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
