import { type Claim, readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import type { DeliveryDeps } from './deps.ts';
import { readOptOutToken } from './links.service.ts';
import {
  deleteOptOut,
  deleteReplyOptOut,
  deleteTextBounce,
  findCampaign,
  insertOptOut,
  insertOptOutsForEach,
  selectAddresses,
  selectOptOuts,
  selectOptOutsAgainst,
  selectOptOutsOfChannel,
} from './opt-outs.repo.ts';
import { optOutText } from './opt-outs.rules.ts';
import type { OptOutView } from './opt-outs.schemas.ts';
import { suppressionQueries } from './suppressions.service.ts';

/** Statements that other features put into their own round trips. */
export const optOutQueries = {
  against: selectOptOutsAgainst,
  ofChannel: selectOptOutsOfChannel,
  insert: insertOptOut,
  insertForEach: insertOptOutsForEach,
  liftTextBounce: deleteTextBounce,
  liftReplyStop: deleteReplyOptOut,
};

/** What the signed-in person stopped, or what was stopped for them, newest first. */
export async function listOptOuts({ db, clock }: DeliveryDeps, claim: Claim): Promise<OptOutView[]> {
  const [rows] = await readAs(db, claim, clock.now(), [selectOptOuts(db, claim.userId)]);
  return rows.map((row) => ({
    ...row,
    text: optOutText(row, row.campaignTitle === null ? 'a campaign' : `‘${row.campaignTitle}’`),
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}

/**
 * Lets messages through again, for good: what was kept for the person's phone and email goes as well, or it would come
 * back with them. @throws notFound, for another person's stop too
 */
export async function liftOptOut(deps: DeliveryDeps, claim: Claim, id: number): Promise<void> {
  const { db, clock } = deps;
  const [rows, [addresses]] = await readAs(db, claim, clock.now(), [
    selectOptOuts(db, claim.userId),
    selectAddresses(db, claim.userId),
  ]);
  const stop = rows.find((row) => row.id === id);
  if (stop === undefined || addresses === undefined) throw notFound('Stop');
  await db.batch([
    deleteOptOut(db, claim.userId, id),
    ...(stop.campaignId === null ? [suppressionQueries.lift(deps, addresses, stop)] : []),
  ]);
}

/** What the page behind a stop link has to say. */
export type OptOutPage =
  | { kind: 'unknown' | 'expired' | 'gone' }
  | { kind: 'open'; title: string; campaignStopped: boolean; allStopped: boolean };

/** Changes nothing: mail scanners open every link. */
export async function readOptOutPage(deps: DeliveryDeps, token: string): Promise<OptOutPage> {
  const found = await findByToken(deps, token);
  if (found.kind !== 'found') return found;
  const stops = await selectOptOutsAgainst(deps.db, found.userId, found.campaignId);
  return {
    kind: 'open',
    title: found.title,
    campaignStopped: stops.some(({ channel, campaignId }) => channel === null && campaignId !== null),
    allStopped: stops.some(({ channel, campaignId }) => channel === null && campaignId === null),
  };
}

/** Stops the campaign that the link is about, or everything. Saying it again changes nothing. */
export async function optOutByLink(
  deps: DeliveryDeps,
  token: string,
  wish: { what: 'campaign' | 'all'; cause: 'person' | 'unsubscribe-link' },
): Promise<'stopped' | 'unknown' | 'expired' | 'gone'> {
  const found = await findByToken(deps, token);
  if (found.kind !== 'found') return found.kind;
  const { userId, campaignId } = found;
  await insertOptOut(
    deps.db,
    userId,
    { campaignId: wish.what === 'campaign' ? campaignId : null, channel: null, cause: wish.cause },
    deps.clock.now(),
  );
  deps.log('stop', { what: wish.what, cause: wish.cause });
  return 'stopped';
}

async function findByToken(deps: DeliveryDeps, token: string) {
  const grant = await readOptOutToken(deps, token);
  if (grant.kind === 'forged') return { kind: 'unknown' } as const;
  if (grant.kind === 'expired') return { kind: 'expired' } as const;
  const campaign = await findCampaign(deps.db, grant.subjectId);
  if (campaign === null) return { kind: 'gone' } as const;
  return { kind: 'found', campaignId: grant.subjectId, ...campaign } as const;
}
