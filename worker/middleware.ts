import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { createDeps } from './deps.ts';
import { foreignOrigin, tooLarge } from './errors.ts';
import type { AppEnv } from './http.ts';
import { consoleLog } from './log.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Gives the request an id and its dependencies, and writes one line when it is over. */
export const requestScope = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  const requestId = crypto.randomUUID();
  c.set('requestId', requestId);
  c.header('X-Request-Id', requestId);
  c.set('deps', createDeps(c.env));
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

export const sizeLimit = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw tooLarge();
  },
});

/** Answers are data: nothing in them may run, be framed or be kept by a cache. What is a page says so itself. */
export const apiHeaders = [
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    referrerPolicy: 'same-origin',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    overwrite: false,
  }),
  createMiddleware(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  }),
] as const;
