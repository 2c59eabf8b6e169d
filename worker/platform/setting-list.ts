import { z } from 'zod';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const url = z.url();
const contact = (message: string) =>
  optionalText.pipe(
    z
      .string()
      .regex(/^(mailto:|https:\/\/)/, message)
      .optional(),
  );
const listFrom = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Documents a setting in `.dev.vars.example` and docs/settings.md. */
type About = {
  description: string;
  /** What the app does without it; by default, it uses the default. */
  without?: string;
  /** By default, the default. */
  example?: string;
  /** Set with `wrangler secret put` in production, after the settings it needs, because it takes effect at once. */
  secret?: { needs: readonly [string, ...string[]] | null };
};
declare module 'zod' {
  interface GlobalMeta extends Partial<Omit<About, 'description'>> {}
}
const setting = <Schema extends z.ZodType>(schema: Schema, about: About): Schema => schema.meta(about);
const providerUrl = (provider: string, address: string) =>
  setting(url.default(address), {
    description: 'Overrides the URL, to use another server with the same API.',
    without: provider,
  });

const basics = {
  ENVIRONMENT: setting(z.enum(['development', 'production']).default('production'), {
    description: '`development` or `production`. Only development has the outbox and the demo account.',
    example: 'development',
  }),
  APP_ORIGIN: setting(
    url.transform((value) => new URL(value).origin),
    {
      description:
        'The public URL of the app. Keep it short: text messages contain a link, and with up to 18 characters here they fit in one segment.',
      without: "The app doesn't start; `npm start` sets http://localhost and its port",
      example: 'http://localhost:5173',
    },
  ),
  SESSION_SECRET: setting(z.string().min(32, 'must be at least 32 random characters'), {
    description: 'Signs sessions and links. At least 32 random characters. Changing it signs everyone out.',
    without: "The app doesn't start",
    secret: { needs: null },
  }),
  SESSION_SECRETS_BEFORE: setting(
    z
      .string()
      .default('')
      // A secret may contain a comma itself, so the whole text counts as a secret too.
      .transform((secrets) => [...new Set([...listFrom(secrets), ...(secrets === '' ? [] : [secrets])])]),
    {
      description:
        'Earlier values of SESSION_SECRET, separated by commas. Keeps old unsubscribe links and opt-outs valid.',
      without: 'Unsubscribe links and opt-outs from before a change stop working',
      secret: { needs: null },
    },
  ),
};

const email = {
  MAILCHANNELS_API_KEY: setting(optionalText, {
    description: 'The MailChannels API key.',
    without: 'The outbox in development; no email in production',
    secret: { needs: ['MAIL_FROM', 'MAIL_POSTAL_ADDRESS'] },
  }),
  MAIL_FROM: setting(optionalText.pipe(z.email().optional()), {
    description: 'The From address.',
    without: 'No email',
    example: 'coach@habits.example.com',
  }),
  MAIL_POSTAL_ADDRESS: setting(optionalText, {
    description: 'Your postal address, which anti-spam laws require in every email.',
    without: 'No email',
    example: '1 Example Street, Springfield',
  }),
  MAIL_FROM_NAME: setting(z.string().trim().min(1).default('Better Habits'), {
    description: 'The From name.',
  }),
  MAIL_REPLY_TO: setting(optionalText.pipe(z.email().optional()), {
    description: 'The Reply-To address. Email to its domain must be routed to the Worker.',
    without: 'Replies by email are not read',
    example: 'reply@habits.example.com',
  }),
  DKIM_DOMAIN: setting(optionalText, {
    description: 'The domain that signs email with DKIM.',
    without: 'Email is not signed by your domain',
    example: 'habits.example.com',
  }),
  DKIM_SELECTOR: setting(optionalText, {
    description: 'The DKIM selector.',
    without: 'No DKIM',
    example: 'mc1',
  }),
  DKIM_PRIVATE_KEY: setting(optionalText, {
    description: 'The DKIM private key, on one line.',
    without: 'No DKIM',
    secret: { needs: ['DKIM_DOMAIN', 'DKIM_SELECTOR'] },
  }),
  MAILCHANNELS_BASE_URL: providerUrl('MailChannels', 'https://api.mailchannels.net/tx/v1'),
};

const texts = {
  TWILIO_ACCOUNT_SID: setting(optionalText, {
    description: 'The Twilio account SID.',
    without: "Texts go through the carriers' email gateways, if email is set up",
  }),
  TWILIO_AUTH_TOKEN: setting(optionalText, {
    description: 'The Twilio auth token.',
    without: "Texts go through the carriers' email gateways, if email is set up",
    secret: { needs: ['TWILIO_ACCOUNT_SID', 'TWILIO_FROM'] },
  }),
  TWILIO_FROM: setting(optionalText, {
    description: 'The sender: a phone number, or a messaging service SID (MG…).',
    without: "Texts go through the carriers' email gateways, if email is set up",
    example: '+15550100',
  }),
  SMS_COUNTRIES: setting(
    z
      .string()
      .default('US,CA')
      .transform((text) => listFrom(text.toUpperCase())),
    {
      description:
        'ISO codes of the countries whose mobile numbers can be confirmed for texts. The prefix +1 alone covers 25 countries.',
    },
  ),
  TWILIO_BASE_URL: providerUrl('Twilio', 'https://api.twilio.com'),
};

const push = {
  VAPID_PUBLIC_KEY: setting(optionalText, {
    description:
      'The public key of a P-256 pair, in base64url. `npm start` writes a pair to `.dev.vars`. If you replace the pair, everyone has to turn notifications on again.',
    without: 'No app notifications',
  }),
  VAPID_PRIVATE_KEY: setting(optionalText, {
    description: 'The private key of the pair.',
    without: 'No app notifications',
    secret: { needs: ['VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'] },
  }),
  VAPID_SUBJECT: setting(contact('must start with mailto: or https://, or Apple refuses every push'), {
    description: 'How push services can contact you: a mailto: or https: URL.',
    without: 'No app notifications',
    example: 'mailto:coach@habits.example.com',
  }),
  PUSH_HOSTS: setting(
    z
      .string()
      .default('fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,notify.windows.com')
      .transform(listFrom),
    {
      description: 'The push services that the app may call, separated by commas.',
      without: "The major browsers' push services",
    },
  ),
};

const anotherWriter = 'Another AI writer that is set up, or the built-in writer';
const ai = {
  WORKERS_AI_MODEL: setting(optionalText, {
    description: 'The Workers AI model. Only for production, where `wrangler.toml` sets it.',
    without: anotherWriter,
    example: '@cf/google/gemma-4-26b-a4b-it',
  }),
  OPENAI_API_KEY: setting(optionalText, {
    description:
      'The API key for OpenAI or a compatible server, such as llama.cpp, Ollama or vLLM. If the server needs no key, enter any text.',
    without: anotherWriter,
    secret: { needs: ['OPENAI_MODEL'] },
  }),
  OPENAI_MODEL: setting(optionalText, {
    description: 'The model name.',
    without: anotherWriter,
  }),
  OPENAI_BASE_URL: setting(url.default('https://api.openai.com/v1'), {
    description: 'The API URL, such as http://localhost:11434/v1 for a local server.',
    without: 'OpenAI',
  }),
  AI_TOKENS_PER_CAMPAIGN: setting(z.coerce.number().int().min(0).default(200_000), {
    description: 'Maximum number of tokens per campaign. After that, the built-in writer takes over.',
  }),
  AI_TIME_LIMIT: setting(z.coerce.number().min(1).max(300).default(60), {
    description: 'Maximum number of seconds for writing one week of messages.',
  }),
};

const signIn = {
  GOOGLE_CLIENT_ID: setting(optionalText, {
    description:
      'The OAuth client ID. Create a client of type “Web application” at https://console.cloud.google.com/auth/clients, with the redirect URI APP_ORIGIN/auth/google/callback. Then publish the app under “Audience”; while it is in testing, only the people you list there can sign in.',
    without: 'No Google buttons',
  }),
  GOOGLE_CLIENT_SECRET: setting(optionalText, {
    description: 'The OAuth client secret.',
    without: 'No Google buttons',
    secret: { needs: ['GOOGLE_CLIENT_ID'] },
  }),
  GOOGLE_AUTHORIZATION_URL: providerUrl('Google', 'https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: providerUrl('Google', 'https://oauth2.googleapis.com/token'),
  GOOGLE_KEYS_URL: setting(url.default('https://www.googleapis.com/oauth2/v3/certs'), {
    description: "The URL of Google's public keys, which verify ID tokens.",
    without: 'Google',
  }),
  GOOGLE_REVOCATION_URL: setting(url.default('https://oauth2.googleapis.com/revoke'), {
    description: 'The URL for revoking access when an account is deleted or unlinked.',
    without: 'Google',
  }),
};

const perDay = (most: number, what: string) =>
  setting(z.coerce.number().int().min(0).default(most), {
    description: `Maximum number of ${what} per UTC day for the whole instance. When it is reached, people are told, and the log says \`ceiling_reached\`.`,
  });
const ceilings = {
  MAILS_PER_DAY: perDay(10_000, 'emails'),
  TEXTS_PER_DAY: perDay(1_000, 'text messages'),
  AI_TOKENS_PER_DAY: perDay(5_000_000, 'AI tokens'),
};

const safety = {
  TURNSTILE_SITE_KEY: setting(optionalText, {
    description: 'The Cloudflare Turnstile site key. Adds a bot check to registration.',
    without: 'No bot check at registration',
  }),
  TURNSTILE_SECRET_KEY: setting(optionalText, {
    description: 'The Turnstile secret key.',
    without: 'No bot check at registration',
    secret: { needs: ['TURNSTILE_SITE_KEY'] },
  }),
  TURNSTILE_BASE_URL: providerUrl('Cloudflare', 'https://challenges.cloudflare.com/turnstile/v0'),
  SECURITY_CONTACT: setting(contact('must start with mailto: or https://'), {
    description: 'Where to report vulnerabilities, for /.well-known/security.txt: a mailto: or https: URL.',
    without: 'No security.txt',
    example: 'mailto:security@habits.example.com',
  }),
};

const other = {
  PARTNER_TAG: setting(z.string().trim().min(1).default('betterhabits-20'), {
    description: 'The affiliate tag in product links.',
  }),
};

/** In the order of the documentation. */
export const settingGroups = [
  { title: 'Basics', settings: basics },
  { title: 'Email, by MailChannels', settings: email },
  { title: 'Text messages, by Twilio', settings: texts },
  { title: 'App notifications (web push)', settings: push },
  { title: 'Messages written by AI', settings: ai },
  { title: 'Sign-in providers', settings: signIn },
  { title: 'Safety', settings: safety },
  { title: 'Daily ceilings', settings: ceilings },
  { title: 'Other', settings: other },
] as const;

export const settingsSchema = z.object({
  ...basics,
  ...email,
  ...texts,
  ...push,
  ...ai,
  ...signIn,
  ...safety,
  ...ceilings,
  ...other,
});
