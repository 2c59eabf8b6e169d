import { noContact } from '../db/schema.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import { conflict, notFound, signedOut } from '../platform/errors.ts';
import { renderPlain } from '../writer/render-message.ts';
import { assertAccepted, tryCounted } from './attempts.ts';
import type { OptOutView } from './delivery.schemas.ts';
import type { DeliveryDeps } from './deps.ts';
import { mailboxNumber, optInLink, readOptInToken, readOptOutToken } from './links.service.ts';
import {
  deleteNewOptOut,
  deleteOptOuts,
  deleteTextBounce,
  findCampaign,
  insertOptOut,
  selectMailbox,
  selectOptOuts,
  selectOptOutsFor,
} from './opt-outs.repo.ts';
import { liftOf, optOutText } from './opt-outs.rules.ts';
import { unconfirmedReason } from './send.rules.ts';
import { suppressionQueries } from './suppressions.service.ts';

/** Newest first. Stopping everything by link also blocks the email, which is lifted by the same link, so it isn't listed. */
export async function listOptOuts({ db, clock }: DeliveryDeps, caller: Caller): Promise<OptOutView[]> {
  const [rows] = await readAs(db, caller, clock.now(), [selectOptOuts(db, caller.userId)]);
  const isAllStopped = rows.some(({ campaignId, channel }) => campaignId === null && channel === null);
  const listed = rows.filter(
    ({ channel, cause }) => !(isAllStopped && channel === 'email' && cause === 'person'),
  );
  return listed.map((row) => ({
    ...row,
    lift: liftOf(row),
    text: optOutText(row, row.campaignTitle === null ? 'a campaign' : `‘${row.campaignTitle}’`),
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}

/** An account can't lift any other stop, because only an address's owner may, from that address. */
export async function liftTextBounce({ db, clock }: DeliveryDeps, caller: Caller): Promise<void> {
  await readAs(db, caller, clock.now(), []);
  const lifted = await deleteTextBounce(db, caller.userId);
  if (lifted.length === 0) throw notFound('Opt-out');
}

/** Sent despite the opt-out, because there is no other way back. */
export async function sendOptInLink(deps: DeliveryDeps, caller: Caller): Promise<void> {
  const { db, clock, settings } = deps;
  const [stops, [mailbox]] = await readAs(db, caller, clock.now(), [
    selectOptOuts(db, caller.userId),
    selectMailbox(db, caller.userId),
  ]);
  if (mailbox === undefined) throw signedOut();
  if (!stops.some((stop) => liftOf(stop) === 'link')) throw notFound('Opt-out');
  const { emailHash, emailConfirmed, ...contact } = mailbox;
  const missing = unconfirmedReason({ emailConfirmed, phoneConfirmed: true }, 'email');
  if (missing !== null) throw conflict(missing);
  const open = await optInLink(deps, caller.userId, emailHash);
  const words = 'You requested a link to get messages from Better Habits again. It works for one day.';
  const { outcome } = await tryCounted(deps, 'email', {
    identifier: `opt-in-${caller.userId}-${clock.now()}`,
    contact: { ...noContact, ...contact },
    rendered: renderPlain(words, 'Messages from Better Habits', 'Your link to get messages again'),
    links: {
      ...{ open, campaign: settings.APP_ORIGIN, unsubscribe: null, replyTo: null },
      openLabel: 'Choose what to turn back on',
    },
  });
  deps.log('opt_in_link', { userId: caller.userId, outcome: outcome.kind });
  assertAccepted(outcome);
}

export type OptOutPage =
  | { kind: 'unknown' | 'expired' | 'gone' }
  | { kind: 'open'; title: string; campaignStopped: boolean; allStopped: boolean; mayUndo: boolean };

/** How long the link that stopped a campaign can undo it. Short, because others may have the link. */
const UNDO_TIME = 10 * 60_000;

/** Read-only: mail scanners and link previews open every link. */
export async function readOptOutPage(deps: DeliveryDeps, token: string): Promise<OptOutPage> {
  const lookup = await findByToken(deps, token);
  if (lookup.kind !== 'found') return lookup;
  const stops = await selectOptOutsFor(deps.db, lookup.userId, lookup.campaignId);
  const undoneFrom = deps.clock.now() - UNDO_TIME;
  return {
    kind: 'open',
    title: lookup.title,
    campaignStopped: stops.some(({ channel, campaignId }) => channel === null && campaignId !== null),
    allStopped: stops.some(({ channel, campaignId }) => channel === null && campaignId === null),
    mayUndo: stops.some(
      ({ campaignId, cause, createdAt }) =>
        campaignId !== null && cause === 'person' && createdAt >= undoneFrom,
    ),
  };
}

/** Stopping everything suppresses the mailbox in all accounts, unless this account has only entered its address. */
export async function optOutByLink(
  deps: DeliveryDeps,
  token: string,
  { what, cause }: { what: 'campaign' | 'all'; cause: 'person' | 'unsubscribe-link' },
): Promise<'stopped' | 'unknown' | 'expired' | 'gone'> {
  const lookup = await findByToken(deps, token);
  if (lookup.kind !== 'found') return lookup.kind;
  const { userId, campaignId, confirmedEmail } = lookup;
  const isAll = what === 'all';
  const optOut = { campaignId: isAll ? null : campaignId, channel: null, cause };
  await deps.db.batch([
    insertOptOut(deps.db, userId, optOut, deps.clock.now()),
    ...(isAll && confirmedEmail !== null
      ? [suppressionQueries.add(deps, { channel: 'email', address: confirmedEmail }, cause)]
      : []),
  ]);
  deps.log('opt_out', { what, cause, userId });
  return 'stopped';
}

export async function undoOptOut(
  deps: DeliveryDeps,
  token: string,
): Promise<'undone' | 'too late' | 'unknown' | 'expired' | 'gone'> {
  const lookup = await findByToken(deps, token);
  if (lookup.kind !== 'found') return lookup.kind;
  const undone = await deleteNewOptOut(deps.db, lookup.campaignId, deps.clock.now() - UNDO_TIME);
  if (undone.length === 0) return 'too late';
  deps.log('opt_in', { userId: lookup.userId });
  return 'undone';
}

async function findByToken(deps: DeliveryDeps, token: string) {
  const grant = await readOptOutToken(deps, token);
  if (grant.kind !== 'granted') return { kind: grant.kind };
  const campaign = await findCampaign(deps.db, grant.subjectId);
  if (campaign === null) return { kind: 'gone' } as const;
  return { kind: 'found', campaignId: grant.subjectId, ...campaign } as const;
}

/** An offer without a campaign turns everything back on. */
export type OptInPage =
  | { kind: 'unknown' | 'expired' | 'gone' }
  | { kind: 'open'; offers: { campaignId: number | null; text: string }[] };

/** Read-only: mail scanners and link previews open every link. */
export async function readOptInPage(deps: DeliveryDeps, token: string): Promise<OptInPage> {
  const lookup = await findByOptInToken(deps, token);
  if (lookup.kind !== 'found') return lookup;
  const liftable = lookup.stops.filter((stop) => liftOf(stop) === 'link');
  const campaigns = [...new Set(liftable.map(({ campaignId }) => campaignId))];
  return {
    kind: 'open',
    offers: campaigns.map((campaignId) => {
      const title = liftable.find((stop) => stop.campaignId === campaignId)?.campaignTitle ?? null;
      return { campaignId, text: title === null ? 'Get messages again' : `Get ‘${title}’ again` };
    }),
  };
}

export async function optInByLink(
  deps: DeliveryDeps,
  token: string,
  campaignId: number | null,
): Promise<'lifted' | 'unknown' | 'expired' | 'gone'> {
  const lookup = await findByOptInToken(deps, token);
  if (lookup.kind !== 'found') return lookup.kind;
  const { userId, emailKey } = lookup;
  await deps.db.batch([
    deleteOptOuts(deps.db, userId, campaignId),
    ...(campaignId === null ? [suppressionQueries.lift(deps, { channel: 'email', address: emailKey })] : []),
  ]);
  deps.log('opt_in', { userId });
  return 'lifted';
}

async function findByOptInToken(deps: DeliveryDeps, token: string) {
  const grant = await readOptInToken(deps, token);
  if (grant.kind !== 'granted') return { kind: grant.kind };
  const { db } = deps;
  const userId = grant.subjectId;
  const [[mailbox], stops] = await db.batch([selectMailbox(db, userId), selectOptOuts(db, userId)]);
  if (mailbox === undefined || grant.mailbox !== mailboxNumber(mailbox.emailHash))
    return { kind: 'gone' } as const;
  return { kind: 'found', stops, userId, emailKey: mailbox.emailKey } as const;
}
