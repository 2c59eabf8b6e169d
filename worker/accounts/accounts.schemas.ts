import { z } from 'zod';
import { type Carrier, carriers, type ProviderName } from '../domain.ts';

const carrier = z.preprocess(
  (value) => (value === 'at&t' ? 'att' : value === '' ? undefined : value),
  z.enum(carriers, 'Please choose a mobile carrier from the list').optional(),
);

const phone = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  z.string('Please enter a phone number').trim().max(32, 'This phone number is too long').optional(),
);

/** Whether this is an IANA zone: a name, such as 'America/Sao_Paulo', and no offset. */
export function isTimeZone(id: string): boolean {
  if (!/^[A-Z][\w+/-]{1,50}$/i.test(id)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: id });
    return true;
  } catch {
    return false;
  }
}

const timeZone = z.string('Please select a timezone').refine(isTimeZone, 'Please select a timezone');

/** A name can't consist only of invisible characters. */
const visibleLength = (name: string) => name.replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, '').length;

const email = z
  .string('Invalid email address')
  .trim()
  .max(254, 'Invalid email address')
  .pipe(z.email('Invalid email address'));

export const MIN_PASSWORD = 6;

const newPassword = z
  .string('Password must be at least 6 characters')
  .min(MIN_PASSWORD, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters');

export const registerSchema = z.object({
  username: z
    .string('Username must be at least 3 characters')
    .trim()
    .min(3, 'Username must be at least 3 characters')
    .max(40, 'Username must be at most 40 characters')
    .refine((name) => visibleLength(name) >= 3, 'Username must be at least 3 characters')
    .refine((name) => !/\p{Cc}/u.test(name), 'Username cannot contain line breaks or tabs')
    .refine((name) => !name.normalize('NFKC').includes('@'), 'Username cannot contain @'),
  email,
  password: newPassword,
  phone,
  carrier,
  timezone: timeZone.optional(),
});
export type RegisterInput = z.infer<typeof registerSchema>;

export const signInSchema = z.object({
  username: z
    .string('Username is required')
    .trim()
    .min(1, 'Username is required')
    .max(254, 'Username is too long'),
  password: z.string('Password is required').min(1, 'Password is required').max(200, 'Password is too long'),
});
export type SignInInput = z.infer<typeof signInSchema>;

/** An empty text, which a form sends for an empty field, clears the stored value. */
const emptied = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** What is left out stays as it is. */
export const settingsSchema = z.object({
  phone: z.preprocess(emptied, phone.nullable()),
  carrier: z.preprocess(emptied, carrier.nullable()),
  timezone: timeZone.optional(),
  emailFallback: z.boolean('emailFallback must be true or false').optional(),
  aiWriting: z.boolean('aiWriting must be true or false').optional(),
});
export type SettingsInput = z.infer<typeof settingsSchema>;

/** An account's current password; whether it is required depends on the account. */
const knownPassword = z.string('Password is required').max(200, 'Password is too long').optional();

const part = z.string().max(8_000);
const credential = { id: z.string().max(1_400), rawId: z.string().max(1_400), type: z.literal('public-key') };

/** A passkey's answer as browsers hand it over; what it says is checked by its signature. */
const assertion = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: part,
      authenticatorData: part,
      signature: part,
      userHandle: part.exactOptional(),
    }),
    clientExtensionResults: z.looseObject({}).default({}),
  },
  'This passkey could not be read',
);
const attestation = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: part,
      attestationObject: part,
    }),
    clientExtensionResults: z.looseObject({}).default({}),
  },
  'This passkey could not be read',
);
const passkeyName = z
  .string('Please give the passkey a name')
  .trim()
  .min(1, 'Please give the passkey a name')
  .max(60, 'This name is too long');

export type PasskeyAnswer = z.infer<typeof assertion>;

export const passkeyProofSchema = z.object({ password: knownPassword });
export const addPasskeySchema = z.object({ name: passkeyName, response: attestation });
export type NewPasskey = z.infer<typeof addPasskeySchema>;
export const renamePasskeySchema = z.object({ name: passkeyName });
export const passkeySignInSchema = z.object({ response: assertion });

/** A passkey may stand in for the current password. */
export const passwordSchema = z.object({
  password: newPassword,
  currentPassword: knownPassword,
  passkey: assertion.optional(),
});
export type PasswordInput = z.infer<typeof passwordSchema>;

export const emailSchema = z.object({ email, password: knownPassword, passkey: assertion.optional() });
export type EmailInput = z.infer<typeof emailSchema>;

/** What an email carried as a link. */
const token = z
  .string('This link is incomplete')
  .min(1, 'This link is incomplete')
  .max(100, 'This link is incomplete');

export const confirmationSchema = z.object({ token, password: knownPassword });
export const declineSchema = z.object({ token });
export const phoneSchema = z.object({
  phone: z
    .string('Please enter a phone number')
    .trim()
    .min(1, 'Please enter a phone number')
    .max(32, 'This phone number is too long'),
});
export const codeSchema = z.object({
  code: z
    .string('Please enter the six digits')
    .trim()
    .regex(/^\d{6}$/, 'Please enter the six digits'),
});
export const resetRequestSchema = z.object({ email });
export const resetSchema = z.object({ token, password: newPassword });

/** Confirms a deletion: the password, or the username if the account has no password. */
export const deleteAccountSchema = z.object({
  password: knownPassword,
  username: z.string('Username is required').max(254, 'Username is too long').optional(),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountSchema>;

export type PasskeyView = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** Somewhere the person is signed in. */
export type SessionView = {
  id: string;
  /** The one that asks. */
  current: boolean;
  device: string;
  createdAt: string;
  lastUsedAt: string;
};

/** What happened to our access at Google: none was stored, it was revoked, or Google could not be told. */
export type RevocationResult = 'none' | 'revoked' | 'not-revoked';

/** The user as the server shows it: never a password or a token. */
export type UserView = {
  id: number;
  username: string;
  email: string;
  /** Nothing but the confirmation goes to an address before its owner has confirmed it. */
  emailConfirmed: boolean;
  /** What takes the place of the email once it is confirmed. */
  pendingEmail: string | null;
  phone: string | null;
  phoneConfirmed: boolean;
  carrier: Carrier | null;
  /** False for those who only ever sign in through a provider. */
  hasPassword: boolean;
  googleId: string | null;
  /** The providers that sign them in. */
  providers: ProviderName[];
  avatar: string | null;
  /** An IANA zone. */
  timezone: string;
  /** Whether email may stand in when a text or an app notification is refused for good. */
  emailFallback: boolean;
  /** Whether a language model may read the person's words to write their messages. */
  aiWriting: boolean;
};
