import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { messages } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import type { SignedInEnv } from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import { AppError, conflict } from '../platform/errors.ts';
import { crisisText } from '../writer/help.rules.ts';
import { formSoundsLikeDanger } from '../writer/kinds.ts';
import { holdCampaign } from './messages.repo.ts';

type SignedInContext = Context<SignedInEnv<Deps>>;

/** A refused call that sounds like danger holds its campaign all the same, and the refusal says where help is. */
export const heedsDanger = createMiddleware<SignedInEnv<Deps>>(async (c, next) => {
  await next();
  const isEnded = c.error instanceof AppError && c.error.status === 401;
  if (c.error === undefined || isEnded || (await holdIfDanger(c)) === null) return;
  throw conflict(crisisText);
});

/** As `limited('change')`, but a call that starts a hold gets through: ending a hold is limited, too. */
export const limitedChange = createMiddleware<SignedInEnv<Deps>>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
    await limitUse(c.var.deps, c.var.caller, 'change').catch(async (error) => {
      const isOverLimit = error instanceof AppError && error.status === 429;
      if (!isOverLimit || !(await holdIfDanger(c))) throw error;
    });
  await next();
});

/** Whether the call started a hold; null if its words don't sound like danger. */
async function holdIfDanger(c: SignedInContext): Promise<boolean | null> {
  const { deps, caller } = c.var;
  const body: unknown = await c.req.json().catch(() => null);
  if (!formSoundsLikeDanger(body)) return null;
  const id = await campaignOf(c, body);
  return id !== undefined && (await holdCampaign(deps.db, caller.userId, id)).length > 0;
}

/** The campaign, or that of the message, in the call's path, or the one in its body. */
async function campaignOf(
  { req, var: { deps } }: SignedInContext,
  body: unknown,
): Promise<number | undefined> {
  const [, of, id] = /^\/api\/(campaigns|messages)\/(\d+)/.exec(req.path) ?? [];
  if (of === 'campaigns') return Number(id);
  if (of === undefined) return Number(Object(body).campaignId) || undefined;
  const { campaignId } = messages;
  const [found] = await deps.db
    .select({ campaignId })
    .from(messages)
    .where(eq(messages.id, Number(id)));
  return found?.campaignId;
}
