/** What is said back to an answer; by text, each fits one segment. */
export type ReplyChannel = 'sms' | 'email';

const things: Record<ReplyChannel, string> = { sms: 'texts', email: 'emails' };

export const doneText = 'Marked as done. Well done!';
export const skippedText = 'Skipped. That is all right: the next one comes as planned.';
export const snoozedText = (clock: string) => `It comes again at ${clock}.`;
export const tooLateText = 'That cannot be done for this message any more. DONE and SKIP still work.';
export const nothingToAnswerText = 'Better Habits: there is no message from the last week to answer.';

export const stoppedText = (channel: ReplyChannel) =>
  `Better Habits: you get no more ${things[channel]} from us. Reply START to get them again.`;

export const startedText = (channel: ReplyChannel) =>
  `Better Habits: ${things[channel]} are on again. Reply STOP to end them.`;

export const helpText = (channel: ReplyChannel, origin: string) =>
  `Better Habits: reply DONE, SKIP or LATER to your last message, STOP for no more ${things[channel]}. ${origin}/help`;
