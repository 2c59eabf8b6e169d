import { noContact } from '../db/schema.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import { conflict, linkProblems, notFound, signedOut } from '../platform/errors.ts';
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
  const { db, clock } = deps;
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
    links: { open, openLabel: 'Choose what to turn back on' },
  });
  deps.log('opt_in_link', { userId: caller.userId, outcome: outcome.kind });
  assertAccepted(outcome);
}

export type OptOutPage = { title: string; campaignStopped: boolean; allStopped: boolean; mayUndo: boolean };

/** How long the link that stopped a campaign can undo it. Short, because others may have the link. */
const UNDO_TIME = 10 * 60_000;

/** Read-only: mail scanners and link previews open every link. */
export async function readOptOutPage(deps: DeliveryDeps, token: string): Promise<OptOutPage> {
  const { userId, campaignId, title } = await findByToken(deps, token);
  const stops = await selectOptOutsFor(deps.db, userId, campaignId);
  const undoneFrom = deps.clock.now() - UNDO_TIME;
  return {
    title,
    campaignStopped: stops.some((stop) => stop.channel === null && stop.campaignId !== null),
    allStopped: stops.some((stop) => stop.channel === null && stop.campaignId === null),
    mayUndo: stops.some(
      (stop) => stop.campaignId !== null && stop.cause === 'person' && stop.createdAt >= undoneFrom,
    ),
  };
}

/** Stopping everything suppresses the mailbox in all accounts, unless this account has only entered its address. */
export async function optOutByLink(
  deps: DeliveryDeps,
  token: string,
  { what, cause }: { what: 'campaign' | 'all'; cause: 'person' | 'unsubscribe-link' },
): Promise<void> {
  const { userId, campaignId, confirmedEmail } = await findByToken(deps, token);
  const isAll = what === 'all';
  const optOut = { campaignId: isAll ? null : campaignId, channel: null, cause };
  await deps.db.batch([
    insertOptOut(deps.db, userId, optOut, deps.clock.now()),
    ...(isAll && confirmedEmail !== null
      ? [suppressionQueries.add(deps, { channel: 'email', address: confirmedEmail }, cause)]
      : []),
  ]);
  deps.log('opt_out', { what, cause, userId });
}

/** Returns whether it wasn't too late. */
export async function undoOptOut(deps: DeliveryDeps, token: string): Promise<boolean> {
  const { userId, campaignId } = await findByToken(deps, token);
  const undone = await deleteNewOptOut(deps.db, campaignId, deps.clock.now() - UNDO_TIME);
  if (undone.length === 0) return false;
  deps.log('opt_in', { userId });
  return true;
}

const stopProblems = linkProblems({
  unknown: 'You can stop messages in the app as well.',
  expired: 'You can stop messages in the app, or with the link in a newer message.',
  gone: {
    title: 'This campaign is gone',
    text: 'It was deleted, so you won’t get any more messages from it.',
  },
});

async function findByToken(deps: DeliveryDeps, token: string) {
  const grant = await readOptOutToken(deps, token);
  if (grant.kind !== 'granted') throw stopProblems[grant.kind]();
  const campaign = await findCampaign(deps.db, grant.subjectId);
  if (campaign === null) throw stopProblems.gone();
  return { campaignId: grant.subjectId, ...campaign };
}

/** An offer without a campaign turns everything back on. */
export type OptInOffer = { campaignId: number | null; text: string };

/** Read-only: mail scanners and link previews open every link. */
export async function readOptInOffers(deps: DeliveryDeps, token: string): Promise<OptInOffer[]> {
  const { stops } = await findByOptInToken(deps, token);
  const liftable = stops.filter((stop) => liftOf(stop) === 'link');
  const campaigns = [...new Set(liftable.map(({ campaignId }) => campaignId))];
  return campaigns.map((campaignId) => {
    const title = liftable.find((stop) => stop.campaignId === campaignId)?.campaignTitle ?? null;
    return { campaignId, text: title === null ? 'Get messages again' : `Get ‘${title}’ again` };
  });
}

export async function optInByLink(
  deps: DeliveryDeps,
  token: string,
  campaignId: number | null,
): Promise<void> {
  const { userId, emailKey } = await findByOptInToken(deps, token);
  await deps.db.batch([
    deleteOptOuts(deps.db, userId, campaignId),
    ...(campaignId === null ? [suppressionQueries.lift(deps, { channel: 'email', address: emailKey })] : []),
  ]);
  deps.log('opt_in', { userId });
}

const startProblems = linkProblems({
  unknown: 'You can ask for another one in settings.',
  expired: 'You can ask for another one in settings.',
  gone: {
    title: 'This link no longer works',
    text: 'The account was deleted or now has a different email address.',
  },
});

async function findByOptInToken(deps: DeliveryDeps, token: string) {
  const grant = await readOptInToken(deps, token);
  if (grant.kind !== 'granted') throw startProblems[grant.kind]();
  const { db } = deps;
  const userId = grant.subjectId;
  const [[mailbox], stops] = await db.batch([selectMailbox(db, userId), selectOptOuts(db, userId)]);
  if (mailbox === undefined || grant.mailbox !== mailboxNumber(mailbox.emailHash)) throw startProblems.gone();
  return { stops, userId, emailKey: mailbox.emailKey };
}
