import { z } from 'zod';
import { deliveryMethods } from '../channels.ts';
import { type Carrier, carriers, type ProviderName } from '../domain.ts';

/** The registration form calls `att` by the name `at&t`. */
const carrierNamed = (value: unknown) => (value === 'at&t' ? 'att' : value);
const unknownCarrier = 'Please choose a mobile carrier from the list';

const carrier = z.preprocess(
  (value) => (value === '' ? undefined : carrierNamed(value)),
  z.enum(carriers, unknownCarrier).optional(),
);

const phoneText = z.string('Please enter a phone number').trim().max(32, 'This phone number is too long');

const phone = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  phoneText.optional(),
);

/** Accepts IANA zones such as 'America/Sao_Paulo', but not offsets. */
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

/** Forms clear a value by sending an empty string. */
const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

export const settingsSchema = z.object({
  phone: z.preprocess(emptyToNull, phone.nullable()),
  carrier: z.preprocess(emptyToNull, carrier.nullable()),
  timezone: timeZone.optional(),
  emailFallback: z.boolean('emailFallback must be true or false').optional(),
  aiWriting: z.boolean('aiWriting must be true or false').optional(),
});
export type SettingsInput = z.infer<typeof settingsSchema>;

/** The current password. Optional, because not every account has one. */
const knownPassword = z.string('Password is required').max(200, 'Password is too long').optional();

const part = z.string().max(8_000);
const credentialId = z.string().max(1_400);

/** What a browser answers about a passkey. Only its shape is checked here; its signature is verified later. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object(
    {
      id: credentialId,
      rawId: credentialId,
      type: z.literal('public-key'),
      response: z.object(response),
      clientExtensionResults: z.looseObject({}).default({}),
    },
    'This passkey could not be read',
  );
const assertion = credential({
  clientDataJSON: part,
  authenticatorData: part,
  signature: part,
  userHandle: part.exactOptional(),
});
const attestation = credential({ clientDataJSON: part, attestationObject: part });
export type PasskeyAnswer = z.infer<typeof assertion>;

export const passkeyProofSchema = z.object({ password: knownPassword });
export const addPasskeySchema = z.object({
  name: z
    .string('Please give the passkey a name')
    .trim()
    .min(1, 'Please give the passkey a name')
    .max(60, 'This name is too long'),
  response: attestation,
});
export type NewPasskey = z.infer<typeof addPasskeySchema>;
export const passkeySignInSchema = z.object({ response: assertion });

/** A passkey can stand in for the current password. */
export const passwordSchema = z.object({
  password: newPassword,
  currentPassword: knownPassword,
  passkey: assertion.optional(),
});
export type PasswordInput = z.infer<typeof passwordSchema>;

export const emailSchema = z.object({ email, password: knownPassword, passkey: assertion.optional() });

const token = z
  .string('This link is incomplete')
  .min(1, 'This link is incomplete')
  .max(100, 'This link is incomplete');

export const confirmationSchema = z.object({ token, password: knownPassword });
export const linkSchema = z.object({ token });
export const phoneSchema = z.object({ phone: phoneText.min(1, 'Please enter a phone number') });
export const codeSchema = z.object({
  code: z
    .string('Please enter the six digits')
    .trim()
    .regex(/^\d{6}$/, 'Please enter the six digits'),
});
export const resetRequestSchema = z.object({ email });
export const resetSchema = z.object({ token, password: newPassword });

/** The user confirms with the password, or with the username if the account has no password. */
export const deleteAccountSchema = z.object({
  password: knownPassword,
  username: z.string('Username is required').max(254, 'Username is too long').optional(),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountSchema>;

export type PasskeyView = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

export type SessionView = {
  id: string;
  current: boolean;
  device: string;
  createdAt: string;
  lastUsedAt: string;
};

/** `none`: we had no access to revoke. `not-revoked`: the provider couldn't be reached or refused. */
export type RevocationResult = 'none' | 'revoked' | 'not-revoked';

export type UserView = {
  id: number;
  username: string;
  email: string;
  /** An unconfirmed address only gets the confirmation email. */
  emailConfirmed: boolean;
  /** Replaces the email once it is confirmed. */
  pendingEmail: string | null;
  phone: string | null;
  phoneConfirmed: boolean;
  carrier: Carrier | null;
  /** False for users who only sign in with a provider or a passkey. */
  hasPassword: boolean;
  googleId: string | null;
  providers: ProviderName[];
  avatar: string | null;
  timezone: string;
  /** Fall back to email when another channel permanently refuses a message. */
  emailFallback: boolean;
  /** Whether a language model may read the user's words to write messages. */
  aiWriting: boolean;
};

export const testNotificationSchema = z.object({
  userId: z.number('userId must be a number').int().optional(),
  deliveryMethod: z.enum(deliveryMethods, 'Delivery method is required'),
  phone: phoneText.nullish(),
  carrier: z.preprocess(carrierNamed, z.enum([...carriers, ''], unknownCarrier).nullish()),
});
export type TestNotificationInput = z.infer<typeof testNotificationSchema>;
