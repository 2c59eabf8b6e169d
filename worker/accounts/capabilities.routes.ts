import { Hono } from 'hono';
import { forEachChannel } from '../channels.ts';
import { closedCarriers } from '../delivery/channels/sms-gateway.ts';
import { vapidKeys } from '../delivery/channels/web-push.ts';
import type { Deps } from '../delivery/deps.ts';
import { providerNames } from '../domain.ts';
import type { AppEnv } from '../http/http.ts';
import { needsConfirming } from './accounts.rules.ts';
import { providers } from './providers.service.ts';

export const capabilityRoutes = new Hono<AppEnv<Deps>>().get('/capabilities', (c) =>
  c.json(readCapabilities(c.var.deps)),
);

/** What this server is set up for, so the client only shows what works. */
function readCapabilities({ aiWriter, channels, clock, settings }: Deps) {
  const development = settings.ENVIRONMENT === 'development';
  const usesGateways = settings.TWILIO_AUTH_TOKEN === undefined;
  return {
    providers: providerNames.filter((name) => providers[name].isSetUp(settings)),
    ...forEachChannel((name) => channels[name] !== null),
    /** Carriers whose email gateway has closed. Empty if texts don't go through gateways. */
    closedCarriers: usesGateways ? closedCarriers(clock.now()) : [],
    /** Texts go through the email gateways of American carriers. */
    onlyAmericanPhones: usesGateways,
    outbox: development,
    /** False if a new email address counts as confirmed, so that no link is sent to it. */
    confirmsEmail: needsConfirming(settings, 'email'),
    /** For push subscriptions; null if the server has no key. */
    vapidPublicKey: vapidKeys(settings)?.publicKey ?? null,
    partnerTag: settings.PARTNER_TAG,
    /** The company whose model reads the user's words; null without a model. */
    aiProvider: aiWriter?.providerName ?? null,
    /** Registration requires passing the challenge at /auth/challenge. */
    challenge: settings.TURNSTILE_SECRET_KEY !== undefined,
    development,
  };
}
