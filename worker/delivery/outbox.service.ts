import { type Claim, readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import type { DeliveryDeps } from './deps.ts';
import { selectOutbox, selectOutboxEmail } from './outbox.repo.ts';

/** What the signed-in person would have got, newest first. Exists in development only. */
export async function listOutbox({ db, clock, settings }: DeliveryDeps, claim: Claim) {
  if (settings.ENVIRONMENT !== 'development') throw notFound('Page');
  const [entries] = await readAs(db, claim, clock.now(), [selectOutbox(db, claim.userId)]);
  return entries.map(({ id, channel, recipient, subject, body, html, createdAt }) => ({
    id,
    channel,
    recipient,
    subject,
    body,
    html,
    createdAt: new Date(createdAt).toISOString(),
  }));
}

/** The HTML of an email. @throws notFound where there is none, for another person's too */
export async function readOutboxEmail({ db, clock, settings }: DeliveryDeps, claim: Claim, id: number) {
  if (settings.ENVIRONMENT !== 'development') throw notFound('Page');
  const [[email]] = await readAs(db, claim, clock.now(), [selectOutboxEmail(db, claim.userId, id)]);
  if (email === undefined || email.html === null) throw notFound('Message');
  return email.html;
}
