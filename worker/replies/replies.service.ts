import { lt } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { answerQuestion, readWithQuestion } from '../campaigns/questions.service.ts';
import { inboundMessages } from '../db/schema.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { Deps } from '../delivery/deps.ts';
import { linksOf } from '../delivery/links.service.ts';
import { type Address, addSuppression, insertOptOut, liftSuppression } from '../delivery/stops.repo.ts';
import { DAY, HOUR } from '../domain.ts';
import { changeFor, nothingToMark, takesReplies, whyNotAgain } from '../messages/marks.rules.ts';
import { holdCampaign, setMark } from '../messages/messages.repo.ts';
import { timeInWords } from '../planning/local-time.ts';
import { keyedHash } from '../platform/runtime.ts';
import { crisisText } from '../writer/help.rules.ts';
import { answerIn } from './answers.rules.ts';
import { findOpenText, findUsersByPhone, type ReplyTarget, readHistory } from './replies.repo.ts';
import {
  answeredText,
  crisisEmail,
  doneText,
  helpText,
  howToAnswerText,
  type Intent,
  isYesOrNo,
  nothingToAnswerText,
  type ReplyChannel,
  readIntent,
  remainingStops,
  skippedDoseText,
  skippedText,
  snoozedText,
  soundsLikeDanger,
  startedText,
  stillOpenText,
  stoppedText,
  tooLateText,
  untrustedStartText,
} from './reply-text.rules.ts';

/** A reply by text or email from a verified sender. */
export type Reply = {
  /** Unique per reply, from the provider's id. */
  id: string;
  channel: ReplyChannel;
  /** The phone or address it came from. */
  sender: string;
  text: string;
  /** What the provider took it for. A START counts as that and as what the text says. */
  keyword?: 'stop' | 'start' | 'help' | undefined;
  /** The address that the message went to, which a STOP suppresses. */
  address: Address;
  /** False if the account hadn't confirmed this address when it sent the message. A STOP then stops the account. */
  isConfirmed: boolean;
  /** Whether the sender controls this address, so that a START may lift its suppression. */
  isFromOwner: boolean;
  message: ReplyTarget | null;
};

/** Providers may deliver a reply twice, usually within hours. */
const REMEMBERED_FOR = 30 * DAY;
/**
 * Per sender and day; beyond it, only STOP and START have any effect. Replies that sound like danger are counted by
 * themselves, and always have theirs.
 */
const MAX_REPLIES = 60;
/** Beyond it, nothing gets a response, so that two machines can't text each other all day. */
const MAX_ANSWERED_REPLIES = 2 * MAX_REPLIES;
/** How often we answer HELP in a day. A reply we can't interpret is answered once. */
const MAX_HELP_RESPONSES = 3;

type Statement = BatchItem<'sqlite'>;

/** Everything a reply changes is in its statements, which are stored together with its id. */
type ReplyEffect = {
  statements?: readonly Statement[];
  /** Changes nothing. `changed`: whether the statements changed something. */
  respond: (changed: boolean) => string | null | Promise<string | null>;
  /** Counts toward the daily limit on explanations. */
  explains?: boolean;
  wakes?: boolean;
};

export type HandledReply = { text: string | null; intent: Intent | null };

/** A duplicate changes nothing and gets no response, unless it sounds like danger: two responses are better than none. */
export async function handleReply(deps: Deps, reply: Reply): Promise<HandledReply> {
  const { db, clock, ids } = deps;
  const now = clock.now();
  const intent = reply.keyword === 'stop' ? 'stop' : (readIntent(reply.text) ?? reply.keyword ?? null);
  const isStart = reply.keyword === 'start' || intent === 'start';
  const isInDanger = soundsLikeDanger(reply.text, reply.message);
  const sender = senderKey(deps, reply, isInDanger ? 'danger' : 'inbound');
  const history = () => readHistory(db, reply.id, sender, now - DAY);
  const { isDuplicate, received, helped } = await history();
  const silence = { text: null, intent };
  const isOverLimit = received >= MAX_REPLIES;
  const isAlwaysRead = isInDanger || intent === 'stop' || isStart;
  if (isDuplicate || (isOverLimit && !isAlwaysRead)) return silence;
  const effect = isInDanger
    ? effectOfDanger(deps, reply, intent)
    : await effectOf(deps, reply, intent, helped);
  const { statements = [], respond, explains = false, wakes = false } = effect;
  const id = isInDanger ? ids.next() : reply.id;
  let results: unknown[];
  try {
    // In one transaction, so a reply that was already handled changes nothing and throws.
    [, , ...results] = await db.batch([
      db.insert(inboundMessages).values({ id, sender, helped: explains, receivedAt: now }),
      db.delete(inboundMessages).where(lt(inboundMessages.receivedAt, now - REMEMBERED_FOR)),
      ...(reply.keyword === 'start' ? [liftSuppression(deps, reply.address)] : []),
      ...statements,
    ]);
  } catch (error) {
    // The provider delivered the reply twice, and it was handled the first time.
    if ((await history()).isDuplicate) return silence;
    throw error;
  }
  if (wakes && reply.message !== null) await wakeSchedule(deps, reply.message.campaignId);
  const changed = results.some((rows) => Array.isArray(rows) && rows.length > 0);
  const isSilent = isOverLimit && !(changed && (isInDanger || received < MAX_ANSWERED_REPLIES));
  const text = isSilent ? null : await respond(changed);
  deps.log('reply', { channel: reply.channel, intent, answered: text !== null });
  return { text, intent };
}

/** A reply that sounds like danger counts as neither a mark nor an answer, only as a STOP. */
function effectOfDanger(deps: Deps, reply: Reply, intent: Intent | null): ReplyEffect {
  const { channel, message } = reply;
  const holds = message !== null && message.habitKind !== 'danger';
  return {
    statements: [
      ...(intent === 'stop' ? [stopStatement(deps, reply)] : []),
      ...(message === null ? [] : [holdCampaign(deps.db, message.userId, message.campaignId)]),
    ],
    respond: () => (channel === 'sms' ? crisisText : crisisEmail(deps.settings.APP_ORIGIN, holds)),
  };
}

async function effectOf(
  deps: Deps,
  reply: Reply,
  intent: Intent | null,
  helped: number,
): Promise<ReplyEffect> {
  const { settings } = deps;
  const { channel, address } = reply;
  const explain = (text: string, limit = 1): ReplyEffect => ({
    respond: () => (helped < limit ? text : null),
    explains: true,
  });
  const help = helpText(channel, settings.APP_ORIGIN);
  switch (intent) {
    case 'stop':
      return {
        statements: [stopStatement(deps, reply)],
        respond: (changed) => (changed ? stoppedText(address.channel, channel, settings.APP_ORIGIN) : null),
      };
    case 'start':
      if (!reply.isFromOwner) return explain(untrustedStartText(address.channel, settings.APP_ORIGIN));
      return {
        statements: [liftSuppression(deps, address)],
        respond: async () => {
          const users = await findUsersByPhone(deps.db, address.address);
          if (users.length > 0) return startedText(remainingStops(users), settings.APP_ORIGIN);
          return helped === 0 ? help : null;
        },
        explains: true,
      };
    case 'help':
      return explain(help, MAX_HELP_RESPONSES);
    case null: {
      const answered = await answerByEmail(deps, reply, helped === 0 ? help : null);
      return { respond: () => answered, explains: true };
    }
    default:
      if (reply.message === null) return explain(nothingToAnswerText);
      return isYesOrNo(reply.text) && reply.message.content.includes('?')
        ? explain(help)
        : markMessage(deps, reply, reply.message, intent);
  }
}

function stopStatement(deps: Deps, { address, isConfirmed, message }: Reply): Statement {
  if (isConfirmed || message === null) return addSuppression(deps, address, 'stop-reply');
  const everything = { campaignId: null, channel: null, cause: 'stop-reply' } as const;
  return insertOptOut(deps.db, message.userId, everything, deps.clock.now());
}

/**
 * An email without a command may be the answer to this week's question. Saving it takes several steps, so the reply's id
 * is stored afterwards: if a step fails, the email is delivered again.
 */
async function answerByEmail(deps: Deps, { channel, message, text }: Reply, fallback: string | null) {
  if (channel !== 'email' || message === null) return fallback;
  const found = await readWithQuestion(deps, { userId: message.userId }, message.campaignId);
  const { question } = found ?? {};
  // A message from an earlier week came with another question.
  if (!question || question.known !== null || message.week !== found?.week) return fallback;
  const links = await linksOf(deps, message);
  const answer = answerIn(text, question);
  const result =
    answer === null
      ? null
      : await answerQuestion(deps, message, message.campaignId, { question: question.id, answer });
  if (answer === null || result === null)
    return fallback && `${fallback} ${howToAnswerText(question.prompt, links.open)}`;
  return answeredText(answer, result.next !== null, links.campaign);
}

const actions = { done: 'done', skip: 'skip', later: 'snooze-hour' } as const;

/** Texts sent this shortly before another one are easily confused with it. */
const CONFUSED_WITHIN = 6 * HOUR;

function markMessage(
  deps: Deps,
  reply: Reply,
  message: ReplyTarget,
  intent: keyof typeof actions,
): ReplyEffect {
  if (!takesReplies(message)) return { respond: () => `${nothingToMark}.` };
  const now = deps.clock.now();
  const change = changeFor(actions[intent], message, message, now);
  if (change === null) {
    const { heldBack, mark } = message;
    const isHeld = intent === 'later' && heldBack !== null && mark !== 'done';
    return {
      respond: () => (isHeld ? `${whyNotAgain(heldBack)}. DONE and SKIP still work.` : tooLateText),
    };
  }
  const { snoozedUntil } = change;
  const text =
    snoozedUntil !== null
      ? // Intl puts a narrow no-break space before AM, which GSM-7 can't encode.
        snoozedText(timeInWords(snoozedUntil, message.timeZone).replace(/\s/g, ' '))
      : change.mark === 'done'
        ? doneText
        : message.habitKind === 'dose'
          ? skippedDoseText
          : skippedText;
  return {
    statements: setMark(deps.db, message.id, change, { at: now, now }),
    // Marking a day is not worth a confirmation email.
    respond: async () =>
      reply.channel === 'email' ? null : text + (await openTextNote(deps, reply, message)),
    wakes: snoozedUntil !== null,
  };
}

/** A text can't tell which message it answers, so the response points to another one that it may have meant. */
async function openTextNote(deps: Deps, reply: Reply, message: ReplyTarget): Promise<string> {
  const after = (message.sentAt ?? message.scheduledFor) - CONFUSED_WITHIN;
  const open = await findOpenText(deps.db, reply.address.address, after, message.id);
  return open === null ? '' : ` ${stillOpenText((await linksOf(deps, open)).open)}`;
}

/** Phones and emails are personal, so only a keyed hash is stored. */
const senderKey = ({ settings }: Deps, { channel, sender }: Reply, counter: 'inbound' | 'danger'): string =>
  keyedHash(settings.SESSION_SECRET, `${counter}:${channel}:${sender}`);
