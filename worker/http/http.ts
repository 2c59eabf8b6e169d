import { zValidator } from '@hono/zod-validator';
import type { Context, ValidationTargets } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { badInput, foreignOrigin, notFound, notYours, signedOut, tooLarge } from '../platform/errors.ts';
import { consoleLog } from '../platform/runtime.ts';
import { callerAddress, type LimitedAction, limitUse } from './rate-limits.service.ts';
import { type Caller, type HttpDeps, readSessionCookie } from './session.ts';

export type AppEnv<Deps = HttpDeps> = { Variables: { deps: Deps; requestId: string } };
/** The context after `signedIn`. A route that forgets the middleware has no `caller`, so it doesn't compile. */
export type SignedInEnv<Deps = HttpDeps> = {
  Variables: AppEnv<Deps>['Variables'] & { caller: Caller };
};

export const addressOf = (c: Context): string => callerAddress(c.req.header('CF-Connecting-IP'));

/** Requires a cookie with a valid signature. The services check that the session wasn't revoked. */
export const signedIn = createMiddleware<SignedInEnv>(async (c, next) => {
  const caller = await readSessionCookie(c);
  if (caller === null) throw signedOut();
  c.set('caller', caller);
  await next();
});

/** Limits a user's writes, and checks their session; reads are unlimited. Must come after `signedIn`. */
export const limited = (action: LimitedAction) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await limitUse(c.var.deps, c.var.caller, action);
    await next();
  });

const unreadable = 'This request could not be read';
const isJson = (type: string | undefined) => /^application\/([a-z.-]+\+)?json\b/i.test(type ?? '');

export function valid<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result, c) => {
    // The validator would treat a body of another type as empty.
    if (target === 'json' && !isJson(c.req.header('Content-Type'))) throw badInput(unreadable);
    if (result.success) return;
    // Whose data it is about comes first. A body without a number for it is invalid.
    const { userId } = Object(result.data);
    const { caller }: { caller?: Caller } = c.var;
    if (caller && Number.isInteger(userId)) assertSelf(caller, userId);
    const [issue] = result.error.issues;
    const isNoObject = issue === undefined || (issue.path.length === 0 && issue.code === 'invalid_type');
    throw isNoObject ? badInput(unreadable) : badInput(issue.message, issue.path[0]?.toString());
  });
}

export function validPath<Schema extends z.ZodType>(what: string, schema: Schema) {
  return zValidator('param', schema, (result) => {
    if (!result.success) throw notFound(what);
  });
}

export const pathId = z.coerce.number().int().positive();

export const validId = (what: string) => validPath(what, z.object({ id: pathId }));

/** A `userId` from the client is never trusted, only compared with the session's. */
export function assertSelf(caller: Caller, userId: number | undefined): void {
  if (userId !== undefined && userId !== caller.userId) throw notYours();
}

export const userIdQuery = z.object({ userId: z.coerce.number('userId must be a number').int().optional() });

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Assigns a request id and logs one line per request. */
export const requestScope = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  const requestId = crypto.randomUUID();
  c.set('requestId', requestId);
  c.header('X-Request-Id', requestId);
  await next();
  consoleLog('request', {
    requestId,
    method: c.req.method,
    route: c.req.routePath,
    status: c.res.status,
    milliseconds: Date.now() - startedAt,
  });
});

/** Email clients and providers call these from any origin, without cookies. A signature authenticates them. */
const crossOriginPaths = /^\/(m\/stop|hooks)\/[^/]+$/;

/** Rejects writes that a browser sends on behalf of another site. */
export const sameOriginWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method) && !crossOriginPaths.test(c.req.path)) {
    const own = [new URL(c.req.url).origin, c.var.deps.settings.APP_ORIGIN];
    const origin = c.req.header('Origin');
    const site = c.req.header('Sec-Fetch-Site');
    const foreign =
      origin === undefined ? site === 'cross-site' || site === 'same-site' : !own.includes(origin);
    if (foreign) throw foreignOrigin();
  }
  await next();
});

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge();
    },
  });

const defaultSizeLimit = limitBody(64 * 1024);
const sizeLimits: Record<string, typeof defaultSizeLimit> = {
  // MailChannels sends up to 1,000 events at once, of a few hundred bytes each.
  '/hooks/mailchannels': limitBody(1024 * 1024),
  // Fifty twelve-week campaigns with everything ever sent.
  '/api/account/import': limitBody(12 * 1024 * 1024),
};

export const sizeLimit = createMiddleware((c, next) =>
  safeMethods.has(c.req.method) ? next() : (sizeLimits[c.req.path] ?? defaultSizeLimit)(c, next),
);

/** API responses can't run scripts, be framed or be cached. Pages override some of these headers. */
const apiResponseHeaders = Object.entries({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
});

/** Runs before the handlers, because setting a header on a finished response is slower. */
export const apiHeaders = createMiddleware(async (c, next) => {
  for (const [name, value] of apiResponseHeaders) c.header(name, value);
  await next();
});
