import { sha256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import PostalMime from 'postal-mime';
import { type Answerable, answerQueries } from '../answers/answers.service.ts';
import { campaignQueries } from '../campaigns/campaigns.service.ts';
import type { Deps } from '../deps.ts';
import { linksOf, readReplyToken } from '../links/links.service.ts';
import { tryChannel } from '../sending/sending.service.ts';
import { reasonToStop } from '../stops/stops.rules.ts';
import { stopQueries } from '../stops/stops.service.ts';
import { firstOwnLine, isAutomatic, textOfHtml } from './mail-text.rules.ts';
import { takeReply } from './replies.service.ts';

/** The parts of an incoming email that are needed of it. */
export type IncomingMail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'headers' | 'raw' | 'rawSize'> & {
  setReject(reason: string): void;
};

const largestMail = 512 * 1024;

/** Takes an answer by email. The address it is sent to names the message, and proves that the sender was given it. */
export async function takeMail(deps: Deps, mail: IncomingMail): Promise<void> {
  if (isAutomatic(mail.headers, mail.from)) return;
  const [, token] = /\+([a-z2-7]+)@/i.exec(mail.to) ?? [];
  const grant = token === undefined ? ({ kind: 'forged' } as const) : await readReplyToken(deps, token);
  if (grant.kind === 'forged') return mail.setReject('This address only takes answers to our messages');
  if (grant.kind === 'expired') return mail.setReject('This message can no longer be answered');
  if (mail.rawSize > largestMail) return mail.setReject('This email is too large');
  const message = await answerQueries.find(deps.db, grant.subjectId);
  if (message === null) return mail.setReject('The message that this answers was deleted');

  const raw = new Uint8Array(await new Response(mail.raw).arrayBuffer());
  const id = `email:${encodeBase64urlNoPadding(sha256(identityOf(mail, raw)))}`;
  const { text, intent } = await takeReply(deps, {
    id,
    channel: 'email',
    sender: String(message.userId),
    text: await readText(raw),
    userIds: [message.userId],
    message,
  });
  // Who marked something done is spared an email that says so.
  const isPlain = intent === 'done' || intent === 'skip' || intent === 'later';
  if (text !== null && !isPlain) await sayBack(deps, message, { id, text, isFarewell: intent === 'stop' });
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

/** Goes to the account's own address, whatever the answer gave as its sender: nobody can make us write to others. */
async function sayBack(
  deps: Deps,
  message: Answerable,
  { id, text, isFarewell }: { id: string; text: string; isFarewell: boolean },
): Promise<void> {
  const [[person], stops] = await deps.db.batch([
    campaignQueries.person(deps.db, message.userId),
    stopQueries.against(deps.db, message.userId, null),
  ]);
  if (person === undefined || (!isFarewell && reasonToStop(stops, 'email') !== null)) return;
  const outcome = await tryChannel(deps, deps.channels.email, {
    identifier: `reply-${id}`,
    contact: person,
    forms: {
      sms: text,
      push: { title: 'Your answer', body: text },
      email: { subject: 'Your answer to Better Habits', paragraphs: [text] },
    },
    links: await linksOf(deps, message),
  });
  deps.log('reply_sent', { outcome: outcome.kind });
}
