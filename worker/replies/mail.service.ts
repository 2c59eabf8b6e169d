import { sha256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import PostalMime from 'postal-mime';
import { comparable } from '../accounts/accounts.rules.ts';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { selectPerson } from '../db/campaign-rows.ts';
import { tryChannel } from '../delivery/attempts.ts';
import { phoneOfGateway } from '../delivery/channels/carrier-gateways.rules.ts';
import { linksOf, MESSAGE_LINK_LIFETIME, readReplyToken } from '../delivery/links.service.ts';
import { optOutReason } from '../delivery/opt-outs.rules.ts';
import { optOutQueries } from '../delivery/opt-outs.service.ts';
import { plainForms } from '../writer/message-forms.ts';
import { findByMessageId, findPeopleByPhone } from './inbound.repo.ts';
import { firstOwnLine, hasTooManyLines, isAutomatic, referencesIn, textOfHtml } from './mail-text.rules.ts';
import { handleReply } from './replies.service.ts';
import { answerQueries, type ReplyTarget } from './reply-actions.service.ts';
import type { ReplyChannel } from './reply-texts.rules.ts';

/** The parts of an incoming email that are needed of it. */
export type IncomingMail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'headers' | 'raw' | 'rawSize'> & {
  setReject(reason: string): void;
};

const MAX_EMAIL_SIZE = 512 * 1024;
const tooLarge = 'This email is too large';

/** An answer that is not taken, with what its sender's mail server is told. */
type Rejected = { rejected: string };

/**
 * Takes an answer by email, or by text through a carrier's gateway. The address that it is sent to names the message,
 * and proves that the sender was given it.
 */
export async function handleEmail(deps: CampaignDeps, mail: IncomingMail): Promise<void> {
  if (isAutomatic(mail.headers, mail.from)) return;
  if (mail.rawSize > MAX_EMAIL_SIZE) return mail.setReject(tooLarge);
  const message = await findAnswered(deps, mail);
  if ('rejected' in message) return mail.setReject(message.rejected);

  const raw = new Uint8Array(await new Response(mail.raw).arrayBuffer());
  if (hasTooManyLines(raw)) return mail.setReject(tooLarge);
  const id = `email:${encodeBase64urlNoPadding(sha256(identityOf(mail, raw)))}`;
  const phone = phoneOfGateway(comparable(mail.from));
  const channel = phone === null ? 'email' : 'sms';
  const sharing = phone === null ? [] : await findPeopleByPhone(deps.db, phone);
  const { text, intent } = await handleReply(deps, {
    id,
    channel,
    sender: phone ?? String(message.userId),
    text: await readText(raw),
    userIds: [...new Set([message.userId, ...sharing])],
    message,
  });
  // Who marked something done is spared an email that says so.
  const isPlain = intent === 'done' || intent === 'skip' || intent === 'later';
  if (text !== null && !isPlain)
    await sayBack(deps, message, { id, channel, text, isFarewell: intent === 'stop' });
}

async function findAnswered(deps: CampaignDeps, mail: IncomingMail): Promise<ReplyTarget | Rejected> {
  const [, token] = /\+([a-z2-7]+)@/i.exec(mail.to) ?? [];
  const messageId = token === undefined ? await findReferred(deps, mail) : await findNamed(deps, token);
  if (typeof messageId !== 'number') return messageId;
  const message = await answerQueries.find(deps.db, messageId);
  return message ?? { rejected: 'The message that this answers was deleted' };
}

const notAnAnswer: Rejected = { rejected: 'This address only takes answers to our messages' };

async function findNamed(deps: CampaignDeps, token: string): Promise<number | Rejected> {
  const grant = await readReplyToken(deps, token);
  if (grant.kind === 'forged') return notAnAnswer;
  return grant.kind === 'granted' ? grant.subjectId : { rejected: 'This message can no longer be answered' };
}

/**
 * Mail programs and gateways that do not keep to the address for answers still say which email they answer. That alone
 * does for the person to whom it was sent, and for nobody else.
 */
async function findReferred(deps: CampaignDeps, { headers, from }: IncomingMail): Promise<number | Rejected> {
  const references = referencesIn(headers);
  if (references.length === 0) return notAnAnswer;
  const address = comparable(from);
  const sender = phoneOfGateway(address) ?? address;
  const since = deps.clock.now() - MESSAGE_LINK_LIFETIME;
  return (await findByMessageId(deps.db, references, sender, since)) ?? notAnAnswer;
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

/** Goes to the account's own email or phone, whatever the answer gave as its sender: nobody can make us write to others. */
async function sayBack(
  deps: CampaignDeps,
  message: ReplyTarget,
  { id, channel, text, isFarewell }: { id: string; channel: ReplyChannel; text: string; isFarewell: boolean },
): Promise<void> {
  const [[person], stops] = await deps.db.batch([
    selectPerson(deps.db, message.userId),
    optOutQueries.against(deps.db, message.userId, null),
  ]);
  if (person === undefined || (!isFarewell && optOutReason(stops, channel) !== null)) return;
  const outcome = await tryChannel(deps, deps.channels[channel], {
    identifier: `reply-${id}`,
    contact: person,
    forms: plainForms(text, 'Your answer', 'Your answer to Better Habits'),
    links: await linksOf(deps, message),
  });
  deps.log('reply_sent', { outcome: outcome.kind });
}
