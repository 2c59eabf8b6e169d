import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { usageKinds } from '../../channels.ts';
import { carriers, providerNames } from '../../domain.ts';

export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    username: text('username').notNull(),
    /** The username and email in comparable form: see `comparable`. */
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Until it is confirmed, an address only gets the confirmation email, and other accounts may give it too. */
    emailConfirmedAt: integer('email_confirmed_at'),
    /** Replaces the confirmed email once it is confirmed itself. */
    pendingEmail: text('pending_email'),
    /** Argon2id in PHC format; null if the account has no password. */
    passwordHash: text('password_hash'),
    phone: text('phone'),
    /** Keyed hashes that suppressions refer to. Always written together with the email or phone. */
    emailHash: text('email_hash').notNull(),
    phoneHash: text('phone_hash'),
    phoneConfirmedAt: integer('phone_confirmed_at'),
    carrier: text('carrier', { enum: carriers }),
    /** Fall back to email when another channel permanently refuses a message. */
    emailFallback: integer('email_fallback', { mode: 'boolean' }).notNull().default(true),
    /** Whether a language model may read the user's words to write their messages. */
    aiWriting: integer('ai_writing', { mode: 'boolean' }).notNull().default(true),
    timezone: text('timezone').notNull(),
    /** When the time zone changed, until all campaigns have moved to it. */
    movingSince: integer('moving_since'),
    /** The secret part of the calendar feed's address; null without a feed. */
    calendarKey: text('calendar_key'),
    /** When the operator blocked the account. A blocked account can't sign in and gets no messages. */
    blockedAt: integer('blocked_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    uniqueIndex('users_confirmed_email').on(table.emailKey).where(sql`email_confirmed_at IS NOT NULL`),
    index('users_email_key').on(table.emailKey),
    uniqueIndex('users_calendar_key').on(table.calendarKey),
    index('users_phone').on(table.phone),
    index('users_moving').on(table.movingSince).where(sql`moving_since IS NOT NULL`),
  ],
);

/**
 * The addresses of channels other than email, for channels, settings and exports. Taking over an account clears them.
 */
export const contactColumns = { phone: users.phone, carrier: users.carrier };
export type ContactColumn = keyof typeof contactColumns;
export const contactColumnNames = Object.keys(contactColumns) as ContactColumn[];
export const noContact: Record<ContactColumn, null> = { phone: null, carrier: null };

/** Ways to sign in other than a password: at most one identity per provider, and any number of passkeys. */
export const identities = sqliteTable(
  'identities',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: [...providerNames, 'passkey'] }).notNull(),
    /** The provider's id for the user, or a passkey's credential id. */
    subject: text('subject').notNull(),
    avatar: text('avatar'),
    /** Encrypted; used only to revoke the grant. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    createdAt: integer('created_at').notNull(),
    /** Of a passkey: its name, its public key in base64url, and its uses. */
    name: text('name'),
    publicKey: text('public_key'),
    counter: integer('counter').notNull().default(0),
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_once').on(table.userId, table.provider).where(sql`provider <> 'passkey'`),
    index('identities_user').on(table.userId),
  ],
);

export const tokenPurposes = ['confirm-email', 'confirm-phone', 'reset-password', 'passkey'] as const;

/** Single-use secrets: links in emails, codes sent by text, challenges for passkeys. */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    /** Keyed hash of the purpose and the token. */
    key: text('key').primaryKey(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    /** Null for a sign-in with a passkey, where only the passkey tells who the user is. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    address: text('address'),
    triesLeft: integer('tries_left').notNull().default(1),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_user').on(table.userId, table.purpose),
    index('account_tokens_expiry').on(table.expiresAt),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'Chrome on Windows' */
    device: text('device').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** The uses of a rate-limited action in its current window. The key is a keyed hash, so it reveals no name or address. */
export const attempts = sqliteTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: integer('window_ends_at').notNull(),
  },
  (table) => [index('attempts_window').on(table.windowEndsAt)],
);

export const dailyUsage = sqliteTable(
  'daily_usage',
  {
    day: text('day').notNull(),
    kind: text('kind', { enum: usageKinds }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);
