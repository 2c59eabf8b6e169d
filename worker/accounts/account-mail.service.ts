import { noContact } from '../db/schema.ts';
import { tryCounted } from '../delivery/attempts.ts';
import type { Outcome } from '../delivery/channels/channel.ts';
import type { Deps } from '../delivery/deps.ts';
import { DAY, HOUR } from '../domain.ts';
import { unavailable } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { renderPlain } from '../writer/render-message.ts';
import { findTokenOwner, insertToken, selectOwner, tokenKey } from './accounts.repo.ts';

/** An email about the account itself. Contains nothing typed at registration, which may be abuse. */
type AccountMail = { subject: string; words: string; label: string; more: string };

/** Emails with a link that works once. */
const linkMails = {
  'confirm-email': {
    path: '/confirm',
    lifetime: 7 * DAY,
    mail: {
      subject: 'Please confirm your email address',
      words: 'Someone entered this email address in Better Habits. Is it yours?',
      label: 'Confirm this address',
      more: 'The button opens a page that asks again before anything changes. If this wasn’t you, choose “No, it wasn’t me” there, and we won’t email you again. The link works for 7 days.',
    },
  },
  'reset-password': {
    path: '/reset-password',
    lifetime: HOUR,
    mail: {
      subject: 'Reset your password',
      words: 'Someone asked to reset the password of the Better Habits account with this email address.',
      label: 'Choose a new password',
      more: 'The link works once, within 60 minutes. If you didn’t ask for it, you can ignore this email: your password stays the same.',
    },
  },
} satisfies Record<string, { path: string; lifetime: number; mail: AccountMail }>;
type LinkPurpose = keyof typeof linkMails;

/** Warns the old address, so that its owner can stop the change. */
const emailChangeMail: AccountMail = {
  subject: 'Your email address is being changed',
  words:
    'Someone who is signed in to your Better Habits account is changing its email address. If that was you, you don’t need to do anything.',
  label: 'Reset your password',
  more: 'If it wasn’t you, reset your password now. That signs out every device and cancels a change that isn’t confirmed yet.',
};

/** Tell the owner of changes that someone else may have made. Without passkeys' names, which whoever added them chose. */
const notices = {
  'passkeys-kept': {
    path: '/settings',
    mail: {
      subject: 'Your password was reset',
      words:
        'The password of your Better Habits account was reset, and all devices were logged out. Your passkeys still work.',
      label: 'See your passkeys',
      more: 'They are listed in Settings, under “Sign-in & security”. If you don’t recognize one, remove it there.',
    },
  },
  'passkey-added': {
    path: '/settings',
    mail: {
      subject: 'A passkey was added to your account',
      words:
        'A passkey was added to your Better Habits account. If that was you, you don’t need to do anything.',
      label: 'See your passkeys',
      more: 'If it wasn’t you, remove it in Settings, under “Sign-in & security”, and log out all other devices.',
    },
  },
  'password-changed': {
    path: '/forgot-password',
    mail: {
      subject: 'Your password was changed',
      words:
        'The password of your Better Habits account was changed, and all other devices were logged out. If that was you, you don’t need to do anything.',
      label: 'Reset your password',
      more: 'If it wasn’t you, reset your password now. That signs out every device.',
    },
  },
} satisfies Record<string, { path: string; mail: AccountMail }>;

type Addressee = { userId: number; email: string };

async function send(
  deps: Deps,
  { userId, email }: Addressee,
  { subject, words, label, more }: AccountMail,
  path: string,
): Promise<Outcome> {
  const rendered = renderPlain(words, subject, subject);
  const { outcome } = await tryCounted(deps, 'email', {
    identifier: `account-${deps.ids.next()}`,
    contact: { ...noContact, userId, name: '', email },
    rendered: { ...rendered, email: { ...rendered.email, progressLine: more } },
    links: { open: `${deps.settings.APP_ORIGIN}${path}`, openLabel: label },
  });
  return outcome;
}

export const warnOfEmailChange = (deps: Deps, owner: Addressee): Promise<Outcome> =>
  send(deps, owner, emailChangeMail, '/forgot-password');

/** Runs after the response and never throws. An unconfirmed address only gets its confirmation. */
export async function tellOwner(deps: Deps, userId: number, notice: keyof typeof notices): Promise<void> {
  try {
    const { mail, path } = notices[notice];
    const [owner] = await selectOwner(deps.db, userId);
    if (owner !== undefined && owner.emailConfirmedAt !== null) await send(deps, owner, mail, path);
  } catch (error) {
    deps.log('owner_not_told', { userId, notice, error: describeError(error) });
  }
}

export async function mailLink(deps: Deps, purpose: LinkPurpose, to: Addressee): Promise<Outcome> {
  const { path, lifetime, mail } = linkMails[purpose];
  const now = deps.clock.now();
  const token = deps.ids.next();
  const key = tokenKey(deps.settings.SESSION_SECRET, purpose, token);
  const { userId, email: address } = to;
  await insertToken(deps.db, { key, purpose, userId, address, expiresAt: now + lifetime }, now);
  return send(deps, to, mail, `${path}?token=${token}`);
}

/** Null if the link has expired, or was used a while ago. */
export async function findByLink({ db, clock, settings }: Deps, purpose: LinkPurpose, token: string) {
  const key = tokenKey(settings.SESSION_SECRET, purpose, token);
  const owner = await findTokenOwner(db, key, clock.now());
  return owner === null ? null : { key, owner };
}

export function assertMail({ channels }: Deps): void {
  if (channels.email === null) throw unavailable('This server can’t send email right now');
}
