import type { CampaignDeps } from '../campaigns/deps.ts';
import { type ChannelName, forEachChannel } from '../channels.ts';
import { closedCarriers } from '../delivery/channels/sms-gateway.ts';
import { vapidKeys } from '../delivery/channels/web-push.ts';
import { type Carrier, type ProviderName, providerNames } from '../domain.ts';
import { providers } from './providers/providers.ts';

/** What this server can do, for the client to show only what works: each channel by its name, and more. */
export type Capabilities = Record<ChannelName, boolean> & {
  /** Where else people can have an account that signs them in here. */
  providers: ProviderName[];
  /** The carriers whose phones texts do not reach; none where texts take another way than the carriers' gateways. */
  closedCarriers: Carrier[];
  /** Whether texts go by the gateways of American carriers, and so to American phones alone. */
  onlyAmericanPhones: boolean;
  outbox: boolean;
  /** What a browser subscribes with; null where the server has no key, and so no browser can subscribe. */
  vapidPublicKey: string | null;
  /** What links to the retailer carry. */
  partnerTag: string;
  /** Who reads the words that messages are written from; null where no model is set up. */
  aiProvider: string | null;
  /** Whether people must first show at /auth/challenge that they are not a bot when they register. */
  challenge: boolean;
  development: boolean;
};

export function readCapabilities({ aiWriter, channels, clock, settings }: CampaignDeps): Capabilities {
  const development = settings.ENVIRONMENT === 'development';
  return {
    providers: providerNames.filter((name) => providers[name].isSetUp(settings)),
    ...forEachChannel((name) => channels[name] !== null),
    closedCarriers: settings.TWILIO_AUTH_TOKEN === undefined ? closedCarriers(clock.now()) : [],
    onlyAmericanPhones: settings.TWILIO_AUTH_TOKEN === undefined,
    outbox: development,
    vapidPublicKey: vapidKeys(settings)?.publicKey ?? null,
    partnerTag: settings.PARTNER_TAG,
    aiProvider: aiWriter?.providerName ?? null,
    challenge: settings.TURNSTILE_SECRET_KEY !== undefined,
    development,
  };
}
