import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { badInput, notFound, notYours, signedOut } from '../platform/errors.ts';
import type { HttpDeps } from './deps.ts';
import type { LimitedAction } from './rate-limits.rules.ts';
import { limitUse } from './rate-limits.service.ts';
import type { Claim } from './read-as.ts';
import { readSessionCookie } from './session-cookie.ts';

/** What every handler finds in its context. */
export type AppEnv<Deps = HttpDeps> = { Variables: { deps: Deps; requestId: string } };
/** What handlers behind `signedIn` find besides: a route that forgets it has no `claim`, and does not compile. */
export type SignedInEnv<Deps = HttpDeps> = {
  Variables: AppEnv<Deps>['Variables'] & { claim: Claim };
};

/** Lets through only callers whose cookie carries a good signature; the services check that it was not revoked. */
export const signedIn = createMiddleware<SignedInEnv>(async (c, next) => {
  const claim = await readSessionCookie(c, c.var.deps.settings.SESSION_SECRET);
  if (claim === null) throw signedOut();
  c.set('claim', claim);
  await next();
});

/** Lets through so many changes by one person and no more; reading is not limited. Stands behind `signedIn`. */
export const limited = (action: LimitedAction) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await limitUse(c.var.deps, c.var.claim, action);
    await next();
  });

const unreadable = 'This request could not be read';
const isJson = (type: string | undefined) => /^application\/([a-z.-]+\+)?json\b/i.test(type ?? '');

/** Checks a part of the request; the first fault becomes the answer, in the contract's own words. */
export function valid<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result, c) => {
    // Otherwise, a body of another type would be treated as empty.
    if (target === 'json' && !isJson(c.req.header('Content-Type'))) throw badInput(unreadable);
    if (result.success) return;
    const [fault] = result.error.issues;
    const isNoObject = fault === undefined || (fault.path.length === 0 && fault.code === 'invalid_type');
    throw badInput(isNoObject ? unreadable : fault.message);
  });
}

/** The path parameters; an invalid one answers 404. */
export function validPath<Schema extends z.ZodType>(what: string, schema: Schema) {
  return zValidator('param', schema, (result) => {
    if (!result.success) throw notFound(what);
  });
}

export const pathId = z.coerce.number().int().positive();

/** A numeric id in the path; whatever is no id names nothing. */
export const validId = (what: string) => validPath(what, z.object({ id: pathId }));

/** A `userId` sent along by a client is never trusted: it may only say what the session says already. */
export function assertSelf(claim: Claim, userId: number | undefined): void {
  if (userId !== undefined && userId !== claim.userId) throw notYours();
}

export const userIdQuery = z.object({ userId: z.coerce.number('userId must be a number').int().optional() });
