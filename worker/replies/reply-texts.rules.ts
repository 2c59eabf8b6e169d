/** What is said back to an answer; by text, each fits one segment. */
export type ReplyChannel = 'sms' | 'email';

const things: Record<ReplyChannel, string> = { sms: 'texts', email: 'emails' };

export const doneText = 'Marked as done.';
export const skippedText = 'Skipped. That is fine. The next one comes as planned.';
export const snoozedText = (clock: string) => `We'll send it again at ${clock}.`;
/** Said to an answer to the week's question. */
export const answeredText = (isQuoted: boolean) =>
  isQuoted ? 'Thank you. One of your next messages will use it.' : 'Thank you. I’ve written that down.';

/** Said where an answer sounds like danger: no more messages of its campaign come until its page was read. */
export const heldText = (origin: string) =>
  `What you wrote sounds heavy. I’m an app, so I’m not the right help for this. A person is, and you can reach one now: call or text 988 in the US and Canada, 116 123 in the UK and Ireland, findahelpline.com elsewhere. I won’t send anything more about this until you’ve looked at it in the app: ${origin}`;

export const tooLateText = 'That is no longer possible for this message. DONE and SKIP still work.';
export const nothingToAnswerText = 'Better Habits: there is no message from the last week to reply to.';

/** @param by how it was said: only a phone can take it back by answering */
export const stoppedText = (channel: ReplyChannel, by: ReplyChannel, origin: string) =>
  `Better Habits: you won't get any more ${things[channel]} from us. ${by === 'sms' ? 'Reply START to get them again.' : `To get them again, ask for a link at ${origin}/settings`}`;

/** The answer to START by email: someone who forges a sender must not be able to lift another person's opt-out. */
export const startByEmailText = (origin: string) =>
  `To get emails from Better Habits again, sign in and ask for a link at ${origin}/settings`;

/** How much is still stopped by something that START does not take back. */
export type StillOff = 'nothing' | 'some' | 'all';

/** @param people who share a phone, and what stands against texts to each */
export function stillOff(people: readonly { stopped: 'all' | 'some' | null }[]): StillOff {
  if (people.every(({ stopped }) => stopped === null)) return 'nothing';
  return people.every(({ stopped }) => stopped === 'all') ? 'all' : 'some';
}

export function startedText(off: StillOff, origin: string): string {
  if (off === 'all')
    return `Better Habits: we undid your STOP, but texts are still off for another reason. See ${origin}/settings`;
  if (off === 'some')
    return `Better Habits: texts are on again, except those turned off another way. See ${origin}/settings. Reply STOP to end all.`;
  return 'Better Habits: texts are on again. Reply STOP to end them.';
}

export const helpText = (channel: ReplyChannel, origin: string) =>
  `Better Habits: reply DONE, SKIP or LATER to your last message, STOP for no more ${things[channel]}. ${origin}/help`;
