import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { usageKinds } from '../../channels.ts';
import { carriers, identityProviders } from '../../domain.ts';

export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    username: text('username').notNull(),
    /** The username and email as they are compared: trimmed, lower case, Unicode NFKC. */
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** When its owner confirmed it. Until then only the confirmation goes there, and others may give the same one. */
    emailConfirmedAt: integer('email_confirmed_at'),
    /** What takes the place of a confirmed email once it is confirmed too. */
    pendingEmail: text('pending_email'),
    /** Argon2id in PHC form, parameters inside; null for those who only ever sign in through a provider. */
    passwordHash: text('password_hash'),
    /** In E.164. */
    phone: text('phone'),
    /** Keyed hashes of email and phone, under which suppressions name them. Whoever writes one writes the other. */
    emailHash: text('email_hash').notNull(),
    phoneHash: text('phone_hash'),
    phoneConfirmedAt: integer('phone_confirmed_at'),
    carrier: text('carrier', { enum: carriers }),
    /** Whether email may stand in when a text or an app notification is refused for good. */
    emailFallback: integer('email_fallback', { mode: 'boolean' }).notNull().default(true),
    /** Whether a language model may read the user's words to write their messages. */
    aiWriting: integer('ai_writing', { mode: 'boolean' }).notNull().default(true),
    timezone: text('timezone').notNull(),
    /** The secret part of the calendar feed's address; null where there is no feed. */
    calendarKey: text('calendar_key'),
    /** Since when the operator keeps them out: they have no session then, and nothing is sent. */
    blockedAt: integer('blocked_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    uniqueIndex('users_confirmed_email').on(table.emailKey).where(sql`email_confirmed_at IS NOT NULL`),
    index('users_email_key').on(table.emailKey),
    uniqueIndex('users_calendar_key').on(table.calendarKey),
    index('users_phone').on(table.phone),
  ],
);

/**
 * Where channels other than email reach a user. Channels, settings and exports read these columns, and an account that is
 * taken over loses them.
 */
export const contactColumns = { phone: users.phone, carrier: users.carrier };
export type ContactColumn = keyof typeof contactColumns;
export const contactColumnNames = Object.keys(contactColumns) as ContactColumn[];
export const noContact: Record<ContactColumn, null> = { phone: null, carrier: null };

/** What signs somebody in besides a password: accounts elsewhere, one of each provider, and any number of passkeys. */
export const identities = sqliteTable(
  'identities',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: identityProviders }).notNull(),
    /** What the provider knows them by; of a passkey, its credential id. */
    subject: text('subject').notNull(),
    avatar: text('avatar'),
    /** Encrypted; used only to revoke the grant. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_once').on(table.userId, table.provider).where(sql`provider <> 'passkey'`),
    index('identities_user').on(table.userId),
  ],
);

/** What is needed to check a passkey, beside its identity. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    credentialId: text('credential_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

export const tokenPurposes = ['confirm-email', 'confirm-phone', 'reset-password', 'passkey'] as const;

/** What was handed out once to come back once: links in emails, codes by text, challenges for passkeys. */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    /** Keyed hash of the purpose and the token. */
    key: text('key').primaryKey(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    /** Null for a sign-in with a passkey: who it is, only the passkey says. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The email or phone that it was sent to. */
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
    /** The browser and system that it was opened in, in words: 'Chrome on Windows'. */
    device: text('device').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** How often something limited was tried in the current window. The key is a keyed hash: it gives away no name or address. */
export const attempts = sqliteTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: integer('window_ends_at').notNull(),
  },
  (table) => [index('attempts_window').on(table.windowEndsAt)],
);

/** What the whole instance has used in each UTC day. */
export const dailyUsage = sqliteTable(
  'daily_usage',
  {
    /** `YYYY-MM-DD` */
    day: text('day').notNull(),
    kind: text('kind', { enum: usageKinds }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/** What the operator did with `npm run operator`, until the Worker has logged it. */
export const operatorActions = sqliteTable('operator_actions', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  userId: integer('user_id').notNull(),
  action: text('action', { enum: ['blocked', 'unblocked'] }).notNull(),
  createdAt: integer('created_at').notNull(),
});
