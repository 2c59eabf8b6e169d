import { sha256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import PostalMime from 'postal-mime';
import { comparable } from '../accounts/accounts.rules.ts';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { type PersonRow, selectPerson } from '../db/campaign-rows.ts';
import { tryCounted } from '../delivery/attempts.ts';
import { linksOf, readReplyToken } from '../delivery/links.service.ts';
import { optOutReason } from '../delivery/opt-outs.rules.ts';
import { optOutQueries } from '../delivery/opt-outs.service.ts';
import { plainForms } from '../writer/message-forms.ts';
import { firstOwnLine, hasTooManyLines, isAutomatic, textOfHtml } from './mail-text.rules.ts';
import { handleReply } from './replies.service.ts';
import { answerQueries, type ReplyTarget } from './reply-actions.service.ts';

/** The parts of an incoming email that are needed of it. */
export type IncomingMail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'headers' | 'raw' | 'rawSize'> & {
  setReject(reason: string): void;
};

const MAX_EMAIL_SIZE = 512 * 1024;
const tooLarge = 'This email is too large';
const deleted = 'The message you replied to was deleted';

/** An answer that is not taken, with what its sender's mail server is told. */
type Rejected = { rejected: string };

/**
 * Takes an answer by email, including from a carrier's gateway. The address it is sent to names the message and proves
 * that the sender received it; nothing else in an email proves anything.
 */
export async function handleEmail(deps: CampaignDeps, mail: IncomingMail): Promise<void> {
  if (isAutomatic(mail.headers, mail.from)) return;
  if (mail.rawSize > MAX_EMAIL_SIZE) return mail.setReject(tooLarge);
  const message = await findAnswered(deps, mail.to);
  if ('rejected' in message) return mail.setReject(message.rejected);

  const raw = new Uint8Array(await new Response(mail.raw).arrayBuffer());
  if (hasTooManyLines(raw)) return mail.setReject(tooLarge);
  const id = `email:${encodeBase64urlNoPadding(sha256(identityOf(mail, raw)))}`;
  const [person] = await selectPerson(deps.db, message.userId);
  if (person === undefined) return mail.setReject(deleted);
  const { text, intent } = await handleReply(deps, {
    id,
    channel: 'email',
    sender: String(message.userId),
    address:
      message.channel === 'sms' && person.phone !== null
        ? { channel: 'sms', address: person.phone }
        : { channel: 'email', address: comparable(person.email) },
    text: await readText(raw),
    message,
  });
  // People who mark something done don't get an email that says so.
  const isPlain = intent === 'done' || intent === 'skip' || intent === 'later';
  if (text !== null && !isPlain)
    await sayBack(deps, person, message, { id, text, isFarewell: intent === 'stop' });
}

/** A sender and a Message-ID can be forged, and so can `Authentication-Results`: only the token in the address counts. */
async function findAnswered(deps: CampaignDeps, to: string): Promise<ReplyTarget | Rejected> {
  const [, token] = /\+([a-z2-7]+)@/i.exec(to) ?? [];
  const grant = token === undefined ? ({ kind: 'forged' } as const) : await readReplyToken(deps, token);
  if (grant.kind === 'forged') return { rejected: 'This address only accepts replies to our messages' };
  if (grant.kind === 'expired') return { rejected: 'This message can no longer be replied to' };
  return (await answerQueries.find(deps.db, grant.subjectId)) ?? { rejected: deleted };
}

/** Its Message-ID, else all of it. */
function identityOf({ headers }: IncomingMail, raw: Uint8Array): Uint8Array {
  const id = headers.get('Message-ID');
  return id === null ? raw : new TextEncoder().encode(id);
}

async function readText(raw: Uint8Array): Promise<string> {
  const email = await PostalMime.parse(raw).catch(() => null);
  const plain = email?.text?.trim() ?? '';
  return firstOwnLine(plain === '' ? textOfHtml(email?.html ?? '') : plain);
}

/**
 * Goes to the account's own email, whatever the answer gave as its sender and however the message was sent: nobody can
 * make us write to others, or text anybody.
 */
async function sayBack(
  deps: CampaignDeps,
  person: PersonRow,
  message: ReplyTarget,
  { id, text, isFarewell }: { id: string; text: string; isFarewell: boolean },
): Promise<void> {
  const stops = await optOutQueries.against(deps.db, message.userId, null);
  // The last word to somebody who has just said STOP, unless there was another reason to send nothing.
  const against = stops.filter(({ cause }) => !isFarewell || cause !== 'stop-reply');
  if (optOutReason(against, 'email') !== null) return;
  const outcome = await tryCounted(deps, 'email', {
    identifier: `reply-${id}`,
    contact: person,
    forms: plainForms(text, 'Your reply', 'Your reply to Better Habits'),
    links: await linksOf(deps, message),
  });
  deps.log('reply_sent', { outcome: outcome.kind });
}
