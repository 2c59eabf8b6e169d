import { Hono } from 'hono';
import { type ChannelName, forEachChannel } from '../channels.ts';
import { closedCarriers } from '../delivery/channels/sms-gateway.ts';
import { vapidKeys } from '../delivery/channels/web-push.ts';
import { type Carrier, type ProviderName, providerNames } from '../domain.ts';
import type { AppEnv } from '../http/http.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { needsConfirming } from './accounts.rules.ts';
import { providers } from './providers.service.ts';

export const capabilityRoutes = new Hono<AppEnv<MessageDeps>>().get('/capabilities', (c) =>
  c.json(readCapabilities(c.var.deps)),
);

/** What this server is set up for, so the client only shows what works. */
type Capabilities = Record<ChannelName, boolean> & {
  providers: ProviderName[];
  /** Carriers whose email gateway has closed. Empty if texts don't go through gateways. */
  closedCarriers: Carrier[];
  /** True if texts go through the email gateways of American carriers. */
  onlyAmericanPhones: boolean;
  outbox: boolean;
  /** False if a new email address counts as confirmed, so that no link is sent to it. */
  confirmsEmail: boolean;
  /** For push subscriptions; null if the server has no key. */
  vapidPublicKey: string | null;
  partnerTag: string;
  /** The company whose model reads the user's words; null without a model. */
  aiProvider: string | null;
  /** Registration requires passing the challenge at /auth/challenge. */
  challenge: boolean;
  development: boolean;
};

function readCapabilities({ aiWriter, channels, clock, settings }: MessageDeps): Capabilities {
  const development = settings.ENVIRONMENT === 'development';
  return {
    providers: providerNames.filter((name) => providers[name].isSetUp(settings)),
    ...forEachChannel((name) => channels[name] !== null),
    closedCarriers: settings.TWILIO_AUTH_TOKEN === undefined ? closedCarriers(clock.now()) : [],
    onlyAmericanPhones: settings.TWILIO_AUTH_TOKEN === undefined,
    outbox: development,
    confirmsEmail: needsConfirming(settings, 'email'),
    vapidPublicKey: vapidKeys(settings)?.publicKey ?? null,
    partnerTag: settings.PARTNER_TAG,
    aiProvider: aiWriter?.providerName ?? null,
    challenge: settings.TURNSTILE_SECRET_KEY !== undefined,
    development,
  };
}
