import { noContact } from '../db/schema.ts';
import { tryCounted } from '../delivery/attempts.ts';
import type { Outcome } from '../delivery/channels/channel.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { renderPlain } from '../writer/render-message.ts';

/** An email about the account itself. Contains nothing typed at registration, which may be abuse. */
type AccountMail = {
  subject: string;
  words: string;
  button: { label: string; url: string };
  /** Below the button. */
  more: string;
};

export async function sendAccountMail(
  deps: MessageDeps,
  { userId, email }: { userId: number; email: string },
  { subject, words, button, more }: AccountMail,
): Promise<Outcome> {
  const rendered = renderPlain(words, subject, subject);
  const { outcome } = await tryCounted(deps, 'email', {
    identifier: `account-${deps.ids.next()}`,
    contact: { ...noContact, userId, name: '', email },
    rendered: { ...rendered, email: { ...rendered.email, progressLine: more } },
    links: {
      ...{ open: button.url, openLabel: button.label },
      ...{ campaign: deps.settings.APP_ORIGIN, unsubscribe: null, replyTo: null },
    },
  });
  return outcome;
}

/** Asks the owner of an address whether an account is theirs. */
export const confirmationMail = (url: string): AccountMail => ({
  subject: 'Please confirm your email address',
  words: 'Someone gave this email address to Better Habits. Is it yours?',
  button: { label: 'Confirm this address', url },
  more: 'The button opens a page that asks again before anything changes. If this wasn’t you, choose “No, it wasn’t me” there, and we won’t email you again. The link works for 7 days.',
});

export const resetMail = (url: string): AccountMail => ({
  subject: 'Reset your password',
  words: 'Someone asked to reset the password of the Better Habits account with this email address.',
  button: { label: 'Choose a new password', url },
  more: 'The link works once, within 60 minutes. If you didn’t ask for it, you can ignore this email: your password stays the same.',
});

/** Warns the old address, so that its owner can stop the change. */
export const emailChangeMail = (url: string): AccountMail => ({
  subject: 'Your email address is being changed',
  words:
    'Someone who is signed in to your Better Habits account is changing its email address. If that was you, you don’t need to do anything.',
  button: { label: 'Reset your password', url },
  more: 'If it wasn’t you, reset your password now. That signs out every device and cancels a change that isn’t confirmed yet.',
});
