import { env } from 'cloudflare:workers';
import type { ChannelName, DeliveryMethod } from '../../../worker/channels.ts';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import { newPersonWithCampaign } from '../worker/campaigns.ts';
import { sql } from '../worker/database.ts';
import type { Person } from '../worker/people.ts';
import { base64url, givePhone as writePhone } from '../worker/reached.ts';
import type { Behavior } from './behaviors.ts';

export type FaultyDriver = {
  name: string;
  channel: ChannelName;
  deliveryMethod: DeliveryMethod;
  /** The beginning of reasons that mention the provider */
  provider: RegExp;
  /** Makes the person reachable through this driver. @returns their address at the provider */
  reach(person: Person): Promise<string>;
  /** The part of a call that is the same for all attempts of a delivery */
  identifierOf(messageId: number, campaignId: number): Promise<string>;
  /**
   * An answer that refuses this message for good but says nothing about the next; and the reason that the person sees
   * if email is no fallback.
   */
  refusal: { behavior: Behavior; reason: RegExp; fallsBack: boolean };
};

const status = (code: number, body?: object): Behavior => ({
  kind: 'status',
  status: code,
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** A 202 response whose only item failed. */
const itemFailed = status(202, { results: [{ index: 0, status: 'failed', reason: 'bad address' }] });

const mailIdentifier = async (messageId: number) => `message-${messageId}`;

const mailChannels: FaultyDriver = {
  name: 'MailChannels',
  channel: 'email',
  deliveryMethod: 'Email',
  provider: /^The email service /,
  reach: async ({ user }) => user.email,
  identifierOf: mailIdentifier,
  refusal: { behavior: itemFailed, reason: /did not accept your address$/, fallsBack: false },
};

/** Gives the person a random phone number: all test files share the providers. */
async function givePhone({ user }: Person, carrier: string | null): Promise<string> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const phone = `+1555${String(random % 10_000_000).padStart(7, '0')}`;
  await writePhone(user.id, phone, carrier);
  return phone;
}

const twilio: FaultyDriver = {
  name: 'Twilio',
  channel: 'sms',
  deliveryMethod: 'SMS',
  provider: /^The text message service /,
  reach: (person) => givePhone(person, null),
  identifierOf: async (id, campaignId) => (await linksOf(createDeps(env), { id, campaignId })).open,
  refusal: {
    behavior: status(400, { code: 21211, message: 'scripted', status: 400 }),
    reason: /doesn’t exist/,
    fallsBack: true,
  },
};

export const gateway: FaultyDriver = {
  name: "a carrier's gateway",
  channel: 'sms',
  deliveryMethod: 'SMS',
  provider: /^The email service /,
  reach: async (person) => `${(await givePhone(person, 'uscellular')).slice(2)}@email.uscc.net`,
  identifierOf: mailIdentifier,
  refusal: { behavior: itemFailed, reason: /did not accept your address$/, fallsBack: true },
};

/** A browser's public key; nobody needs to decrypt these pushes. */
const p256dh = 'BHLiiPhblRaqVl2b4AdfqPlAnPFOgMYNeEqZrOxRsdMmZvERk606dVuZJa6Voiz9f-_vGlBMHNzsfSNvtFoIIHE';

async function subscribeBrowser({ user }: Person): Promise<string> {
  const path = `/push/${crypto.randomUUID()}`;
  const auth = base64url(crypto.getRandomValues(new Uint8Array(16)));
  await sql(
    'INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, session_id, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    ...[user.id, `https://push.providers.test${path}`, p256dh, auth, crypto.randomUUID(), Date.now()],
  );
  return path;
}

const push: FaultyDriver = {
  name: 'web push',
  channel: 'push',
  deliveryMethod: 'App',
  provider: /^The push service /,
  reach: subscribeBrowser,
  identifierOf: async (messageId) => {
    const name = new TextEncoder().encode(`message-${messageId}`);
    return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', name)).slice(0, 24));
  },
  refusal: { behavior: status(413), reason: /refused the message$/, fallsBack: true },
};

/** A person in London with a daily campaign at 09:30 that uses this driver. */
export async function newPersonReachedBy(driver: FaultyDriver) {
  const { person, campaign } = await newPersonWithCampaign({ customTime: '09:30' });
  const address = await driver.reach(person);
  await sql('UPDATE campaigns SET delivery_method = ? WHERE id = ?', driver.deliveryMethod, campaign.id);
  return { person, campaign, address };
}

/** One per channel; the type makes sure that each channel is tested under faults. */
export const drivers: Record<ChannelName, FaultyDriver> = { email: mailChannels, sms: twilio, push };
