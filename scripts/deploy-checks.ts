import { readSettings } from '../worker/platform/settings.ts';

/** What `[env.production]` of wrangler.toml says, and the names of the secrets that were set. */
export type Production = {
  databases: readonly { database_id?: string }[];
  vars: Record<string, unknown>;
  /** Null where nobody asked. */
  secrets: readonly string[] | null;
};

/** In place of what only Cloudflare knows: a value of the right form. */
const fallbacks: Record<string, string> = {
  APP_ORIGIN: 'https://habits.example',
  ENVIRONMENT: 'production',
  MAIL_FROM: 'coach@habits.example',
  MAIL_REPLY_TO: 'reply@habits.example',
  VAPID_SUBJECT: 'mailto:coach@habits.example',
  AI_TOKENS_PER_CAMPAIGN: '1',
  AI_TIME_LIMIT: '1',
};

const fallbackFor = (name: string) =>
  fallbacks[name] ?? (name.endsWith('_URL') ? 'https://habits.example' : 'x'.repeat(32));

/** What is still missing or wrong, in a line for each point; nothing when the app can be put online. */
export function openPoints({ databases, vars, secrets }: Production): string[] {
  const origin = String(vars.APP_ORIGIN);
  const points = [
    ...(databases.some(({ database_id: id }) => id === undefined || /^[0-]+$/.test(id))
      ? ['database_id: what `npx wrangler d1 create better-habits` answered']
      : []),
    ...(origin.endsWith('.example.com') || !origin.startsWith('https://')
      ? ['APP_ORIGIN: where people will find the app, with https:// before it']
      : []),
    ...(vars.ENVIRONMENT === 'production'
      ? []
      : ['ENVIRONMENT: production, or everybody could read the outbox']),
  ];
  if (secrets === null) return points;
  if (!secrets.includes('SESSION_SECRET')) {
    return [...points, 'SESSION_SECRET: `npx wrangler secret put SESSION_SECRET --env production`'];
  }
  const fault = settingsFault({
    ...vars,
    ...Object.fromEntries(secrets.map((name) => [name, fallbackFor(name)])),
  });
  return fault === null ? points : [...points, fault];
}

/** Why the Worker would not start with these settings; null when it would. */
function settingsFault(settings: Record<string, unknown>): string | null {
  try {
    // Bindings are nothing that the settings are read from.
    readSettings(settings as unknown as Parameters<typeof readSettings>[0]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The custom domain that the Worker gets; null at an address of Cloudflare's own, which every Worker has. */
export function customDomainOf(origin: string): string | null {
  const { hostname } = new URL(origin);
  return hostname.endsWith('.workers.dev') ? null : hostname;
}
