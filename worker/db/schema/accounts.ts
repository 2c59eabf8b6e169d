import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { carriers, providerNames } from '../../domain.ts';

export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    username: text('username').notNull(),
    /** The username and email as they are compared: trimmed, lower case, Unicode NFKC. */
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    emailVerifiedAt: integer('email_verified_at'),
    /** Argon2id in PHC form, parameters inside; null for those who only ever sign in through a provider. */
    passwordHash: text('password_hash'),
    /** In E.164. */
    phone: text('phone'),
    carrier: text('carrier', { enum: carriers }),
    /** Whether email may stand in when a text or an app notification is refused for good. */
    emailFallback: integer('email_fallback', { mode: 'boolean' }).notNull().default(true),
    /** Whether a language model may read the person's words to write their messages. */
    aiWriting: integer('ai_writing', { mode: 'boolean' }).notNull().default(true),
    timezone: text('timezone').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    uniqueIndex('users_email_key').on(table.emailKey),
    index('users_phone').on(table.phone),
  ],
);

/** Accounts elsewhere that sign somebody in here. */
export const identities = sqliteTable(
  'identities',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providerNames }).notNull(),
    /** What the provider knows them by. */
    subject: text('subject').notNull(),
    avatar: text('avatar'),
    /** Encrypted; used only to revoke the grant. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_user').on(table.userId, table.provider),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
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
