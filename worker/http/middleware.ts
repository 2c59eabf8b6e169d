import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { foreignOrigin, tooLarge } from '../platform/errors.ts';
import { consoleLog } from '../platform/runtime.ts';
import type { AppEnv } from './http.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Gives the request an id, and writes one line when it is over. */
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

/** Mail programs and providers call these from anywhere, without cookies; a signature says who they are. */
const openToAll = /^\/(m\/stop|hooks)\/[^/]+$/;

/** Refuses writes that a browser sends on behalf of another site. */
export const sameOriginWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method) && !openToAll.test(c.req.path)) {
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

const limitOfAll = limitBody(64 * 1024);
/** MailChannels hands over up to 1,000 events at once, of a few hundred bytes each. */
const limitOfMailEvents = limitBody(1024 * 1024);

/** Fifty campaigns of twelve weeks, with all that was ever sent. */
const limitOfImports = limitBody(12 * 1024 * 1024);
const limits: Record<string, typeof limitOfAll> = {
  '/hooks/mailchannels': limitOfMailEvents,
  '/api/account/import': limitOfImports,
};

/** Methods that only read have no body. */
export const sizeLimit = createMiddleware((c, next) =>
  safeMethods.has(c.req.method) ? next() : (limits[c.req.path] ?? limitOfAll)(c, next),
);

/** Answers are data: nothing in them may run, be framed or be kept by a cache. What is a page says so itself. */
const headersOfAnswers = Object.entries({
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

/** Set before the response exists, so that it is created with them: setting one afterwards costs an extra call each. */
export const apiHeaders = createMiddleware(async (c, next) => {
  for (const [name, value] of headersOfAnswers) c.header(name, value);
  await next();
});
