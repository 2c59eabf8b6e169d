import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import { planFields } from '../campaign-fields.ts';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { answerByLink, readQuestionByLink } from '../campaigns/questions.service.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import { type Address, suppressionQueries } from '../delivery/suppressions.service.ts';
import type { QuestionId } from '../domain.ts';
import { changeFor } from '../messages/marks.rules.ts';
import { fieldOfCode } from '../writer/facts.rules.ts';
import { carryOut, readHistory, readPeopleWithPhone, type Statement } from './inbound.repo.ts';
import { answerQueries, type ReplyTarget } from './reply-actions.service.ts';
import {
  answeredText,
  doneText,
  heldText,
  helpText,
  nothingToAnswerText,
  type ReplyChannel,
  skippedText,
  snoozedText,
  startByEmailText,
  startedText,
  stillOff,
  stoppedText,
  tooLateText,
} from './reply-texts.rules.ts';
import { type Intent, readIntent } from './reply-words.rules.ts';

/** An answer that came in by text or email. Who sent it was made sure of before. */
export type Reply = {
  /** The provider's own name for it. */
  id: string;
  channel: ReplyChannel;
  /** The phone or address it came from. */
  sender: string;
  text: string;
  /** Where what is answered went, which is what a STOP is about. */
  address: Address;
  /** The message that is answered; null when there is none. */
  message: ReplyTarget | null;
};

/** Longer texts are something else. */
const longestAnswer = 100;
const longestAnswerTo = (id: QuestionId) =>
  id === 'half' ? longestAnswer : Math.min(longestAnswer, planFields[fieldOfCode[id]].longest);
const day = 24 * 60 * 60_000;
/** Providers repeat an answer within hours, if at all. */
const remembered = 30 * day;
/** Beyond this many replies a day, only a STOP has any effect. A campaign has one message a day. */
const MAX_REPLIES = 60;
/** How often HELP is answered in a day; words that aren't understood are answered once. */
const MAX_HELPED = 3;

/** What an answer leads to: statements for the database, and words for the person. */
type Consequence = {
  statements: readonly Statement[];
  /** A function if the words depend on the state after the statements have run. */
  text: string | null | (() => Promise<string | null>);
  /** The words are said only when the statements changed something. */
  onlyOnChange: boolean;
  /** Counts as an explanation, of which there is one a day. */
  explains: boolean;
  wakes: boolean;
};

const nothing: Consequence = {
  statements: [],
  text: null,
  onlyOnChange: false,
  explains: false,
  wakes: false,
};

/**
 * Carries out what an answer asks for. One that comes again changes nothing and is answered with nothing.
 * @returns what is to be said back; null for nothing
 */
export async function handleReply(
  deps: CampaignDeps,
  reply: Reply,
): Promise<{ text: string | null; intent: Intent | null }> {
  const { db, clock } = deps;
  const now = clock.now();
  const sender = senderKey(deps, reply);
  const { isKnown, received, helped } = await readHistory(db, reply.id, sender, now - day);
  const intent = readIntent(reply.text);
  if (isKnown || (received >= MAX_REPLIES && intent !== 'stop')) return { text: null, intent };
  const { statements, text, onlyOnChange, explains, wakes } = consequenceOf(deps, reply, intent, helped);
  const inbound = { id: reply.id, sender, helped: explains, receivedAt: now };
  let results: unknown[];
  try {
    results = await carryOut(db, inbound, now - remembered, statements);
  } catch (error) {
    // The same answer, delivered twice at once: the other one carried it out.
    if ((await readHistory(db, reply.id, sender, now - day)).isKnown) return { text: null, intent };
    throw error;
  }
  const changed = results.some((rows) => Array.isArray(rows) && rows.length > 0);
  const said = onlyOnChange && !changed ? null : typeof text === 'function' ? await text() : text;
  deps.log('reply', { channel: reply.channel, intent, answered: said !== null });
  if (wakes && reply.message !== null) await wakeSchedule(deps, reply.message.campaignId);
  return { text: said, intent };
}

function consequenceOf(deps: CampaignDeps, reply: Reply, intent: Intent | null, helped: number): Consequence {
  const { settings } = deps;
  const { channel, address } = reply;
  const wasHelped = helped > 0;
  const explain = (text: string): Consequence => ({
    ...nothing,
    text: wasHelped ? null : text,
    explains: true,
  });
  const help = helpText(channel, settings.APP_ORIGIN);
  switch (intent) {
    case 'stop':
      return {
        ...nothing,
        statements: [suppressionQueries.add(deps, address, 'stop-reply')],
        text: stoppedText(address.channel, channel, settings.APP_ORIGIN),
        onlyOnChange: true,
      };
    case 'start':
      if (channel === 'email') return explain(startByEmailText(settings.APP_ORIGIN));
      return {
        ...nothing,
        statements: [suppressionQueries.lift(deps, address)],
        text: async () => {
          const people = await readPeopleWithPhone(deps.db, address.address);
          return people.length === 0
            ? wasHelped
              ? null
              : help
            : startedText(stillOff(people), settings.APP_ORIGIN);
        },
        explains: true,
      };
    case 'help':
      return { ...nothing, text: helped < MAX_HELPED ? help : null, explains: true };
    case null:
      return { ...explain(help), text: () => answerQuestion(deps, reply, wasHelped ? null : help) };
    default:
      return reply.message === null ? explain(nothingToAnswerText) : answerWith(deps, reply.message, intent);
  }
}

/** Words in an email that ask for nothing are the answer to the week's question, where one is open. */
async function answerQuestion(
  deps: CampaignDeps,
  { channel, message, text }: Reply,
  otherwise: string | null,
) {
  if (channel !== 'email' || message === null) return otherwise;
  const question = (await readQuestionByLink(deps, message))?.question ?? null;
  const answer = text.trim();
  const isAnswer = question !== null && question.known === null && !/[?\n]/.test(answer);
  if (!isAnswer || answer === '' || answer.length > longestAnswerTo(question.id)) return otherwise;
  const taken = await answerByLink(deps, message, { question: question.id, answer });
  if (taken === null) return otherwise;
  return taken.isHeld ? heldText(deps.settings.APP_ORIGIN) : answeredText(taken.next !== null);
}

const actions = { done: 'done', skip: 'skip', later: 'snooze-hour' } as const;

function answerWith(
  { db, clock }: CampaignDeps,
  message: ReplyTarget,
  intent: keyof typeof actions,
): Consequence {
  const now = clock.now();
  const change = changeFor(actions[intent], message, message, now);
  if (change === null) return { ...nothing, text: tooLateText };
  const { snoozedUntil } = change;
  return {
    ...nothing,
    statements: [...answerQueries.setMark(db, message.id, change, { at: now, now })],
    text:
      snoozedUntil !== null
        ? snoozedText(clockAt(snoozedUntil, message.timeZone))
        : change.mark === 'done'
          ? doneText
          : skippedText,
    wakes: snoozedUntil !== null,
  };
}

/** Intl puts a narrow space before AM, which no text message can hold. */
const clockAt = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(instant)
    .replace(/\s/g, ' ');

/** Phones and addresses are personal: they are kept in no readable form. */
function senderKey({ settings }: CampaignDeps, { channel, sender }: Reply): string {
  const text = new TextEncoder();
  const key = text.encode(settings.SESSION_SECRET);
  return encodeBase64urlNoPadding(hmac(SHA256, key, text.encode(`inbound:${channel}:${sender}`)));
}
