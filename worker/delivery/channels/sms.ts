import { z } from 'zod';
import { type Carrier, carrierNames, carriers } from '../../domain.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { countLetters, cutAtWord, neutralLabel, transliterate } from '../../writer/fit-text.ts';
import { type Channel, type Contact, callProvider, DEFAULT_TIME_LIMIT, type Outcome } from './channel.ts';
import type { Mailer } from './email.ts';
import {
  onlyAmericanPhones,
  parsePhone,
  phoneProblem,
  subscriberOf,
  unreachableByPhone,
} from './phone.rules.ts';

type Gateway = {
  domain: string;
  /** Where replies may come from besides `domain`: the carrier's domain for picture messages. */
  pictureDomain: string | null;
  /** The day on which the carrier closed or will close it; null if none was announced. */
  closedFrom: string | null;
};

/** The carriers' email gateways, as of November 2026. */
const gateways: Record<Carrier, Gateway> = {
  att: { domain: 'txt.att.net', pictureDomain: 'mms.att.net', closedFrom: '2025-06-17' },
  tmobile: { domain: 'tmomail.net', pictureDomain: null, closedFrom: '2024-12-01' },
  verizon: { domain: 'vtext.com', pictureDomain: 'vzwpix.com', closedFrom: '2027-03-31' },
  // Its domain has no MX record anymore; the exact date is unknown.
  sprint: { domain: 'messaging.sprintpcs.com', pictureDomain: 'pm.sprint.com', closedFrom: '2024-01-01' },
  boost: { domain: 'sms.myboostmobile.com', pictureDomain: 'myboostmobile.com', closedFrom: null },
  cricket: { domain: 'sms.cricketwireless.net', pictureDomain: 'mms.cricketwireless.net', closedFrom: null },
  uscellular: { domain: 'email.uscc.net', pictureDomain: 'mms.uscc.net', closedFrom: null },
};

const isClosed = (carrier: Carrier, now: number) => {
  const { closedFrom } = gateways[carrier];
  return closedFrom !== null && now >= Date.parse(closedFrom);
};

export const closedCarriers = (now: number): Carrier[] =>
  carriers.filter((carrier) => isClosed(carrier, now));

const isCarrier = (carrier: string): carrier is Carrier => Object.hasOwn(gateways, carrier);

type GatewayRoute = { kind: 'open'; address: string } | { kind: 'closed'; reason: string };

function gatewayRoute(phone: string, carrier: string | null, now: number): GatewayRoute {
  if (carrier === null || !isCarrier(carrier)) {
    return { kind: 'closed', reason: 'Choose your mobile carrier in settings to get text messages' };
  }
  if (isClosed(carrier, now)) {
    return {
      kind: 'closed',
      reason: `${carrierNames[carrier]} no longer delivers emails as text messages. Email still works`,
    };
  }
  const subscriber = subscriberOf(phone);
  if (subscriber === null) return { kind: 'closed', reason: onlyAmericanPhones };
  return { kind: 'open', address: `${subscriber}@${gateways[carrier].domain}` };
}

/** The phone, in E.164, and carrier of a gateway address, even if the gateway is closed; null for other addresses. */
export function readGateway(address: string): { phone: string; carrier: Carrier } | null {
  const [, subscriber, domain] = /^(?:\+?1)?(\d{10})@([\w.-]+)$/.exec(address.toLowerCase()) ?? [];
  const carrier = carriers.find((name) =>
    [gateways[name].domain, gateways[name].pictureDomain].includes(domain ?? ''),
  );
  return carrier === undefined ? null : { phone: `+1${subscriber}`, carrier };
}

/** Gateways truncate longer texts, or split them and deliver the parts out of order. */
const MAX_CHARACTERS = 160;

/** A gateway may accept an email and still not deliver it to the phone. */
export function smsGateway(mailer: Mailer, settings: Settings, clock: Clock): Channel {
  const routeOf = (contact: Contact) => {
    const phone = contact.phone === null ? null : parsePhone(contact.phone);
    return phone === null
      ? ({ kind: 'closed', reason: unreachableByPhone(contact) ?? phoneProblem } as const)
      : gatewayRoute(phone, contact.carrier, clock.now());
  };
  return {
    name: 'sms',
    unreachable: (contact) => {
      const route = routeOf(contact);
      return route.kind === 'closed' ? route.reason : null;
    },
    send: async ({ identifier, contact, rendered, links }) => {
      const route = routeOf(contact);
      if (route.kind === 'closed') return { kind: 'refused', reason: route.reason };
      // Verizon counts the sender's address toward the limit.
      const text = gatewayText(rendered.sms, MAX_CHARACTERS - (settings.MAIL_FROM?.length ?? 0));
      const replyTo = links.replyTo === null ? {} : { replyTo: links.replyTo };
      return mailer({ identifier, to: { email: route.address }, ...replyTo, subject: '', text });
    },
  };
}

/** For characters that Unicode doesn't decompose into ASCII. */
const asciiReplacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  '£': 'GBP ',
  '€': 'EUR ',
  '¥': 'JPY ',
};

/** ASCII, cut between words but never in the link at the end. A text that would lose most of its letters is replaced. */
export function gatewayText(sms: string, limit: number): string {
  const [link = ''] = / https?:\/\/\S+$/.exec(sms) ?? [];
  const words = sms.slice(0, sms.length - link.length);
  const replaced = words.replace(/[ßæÆøØ£€¥]/g, (character) => asciiReplacements[character] ?? '');
  const plain = transliterate(replaced.replace(/\s+/g, ' '))
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .replace(/^[ :]+/, '')
    .trim();
  const isReadable = countLetters(plain) * 2 >= countLetters(words);
  return cutAtWord(isReadable ? plain : neutralLabel, limit - link.length) + link;
}

const what = 'The text message service';

/** Twilio's error codes (https://www.twilio.com/docs/api/errors). For other codes, the status decides. */
const outcomesByCode: Record<number, Outcome> = {
  20003: { kind: 'retry', reason: `${what} didn’t accept our sign-in` },
  21211: {
    kind: 'refused',
    reason: 'Your phone number doesn’t exist. Please check it in settings',
  },
  21610: {
    kind: 'refused',
    reason: 'Your phone replied STOP to our text messages. To get them again, text START from that phone',
    isOptOut: true,
  },
  21614: {
    kind: 'refused',
    reason: 'Your phone number can’t get text messages. Please enter a mobile number in settings',
  },
  30003: { kind: 'retry', reason: 'Your phone was off or out of range' },
};

const sent = z.object({ sid: z.string(), error_code: z.number().nullish() });
const errorBody = z.object({ code: z.number() });

type SuppressPhone = (phone: string) => Promise<unknown>;

/**
 * Twilio (https://www.twilio.com/docs/messaging/api/message-resource) takes no identifier, so a retry can send a
 * duplicate.
 */
export function twilio(
  settings: Settings,
  clock: Clock,
  suppress: SuppressPhone,
  timeLimit: number = DEFAULT_TIME_LIMIT,
): Channel | null {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = settings;
  if (account === undefined || token === undefined || from === undefined) return null;
  return {
    name: 'sms',
    unreachable: unreachableByPhone,
    send: async ({ contact, rendered }) => {
      const phone = parsePhone(contact.phone ?? '') ?? '';
      const outcome = await callProvider<never>({
        clock,
        timeLimit,
        what,
        request: new Request(`${settings.TWILIO_BASE_URL}/2010-04-01/Accounts/${account}/Messages.json`, {
          method: 'POST',
          headers: { Authorization: `Basic ${btoa(`${account}:${token}`)}` },
          body: new URLSearchParams({
            To: phone,
            [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
            Body: rendered.sms,
          }),
        }),
        refusedStatuses: [400],
        readAccepted,
        readError,
      });
      // If this fails, Twilio reports the opt-out again with the next message.
      if (outcome.kind === 'refused' && outcome.isOptOut) await suppress(phone).catch(() => undefined);
      return outcome;
    },
  };
}

async function readAccepted(response: Response): Promise<Outcome> {
  const parsed = sent.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return { kind: 'accepted', providerId: null };
  return outcomesByCode[parsed.data.error_code ?? 0] ?? { kind: 'accepted', providerId: parsed.data.sid };
}

async function readError(response: Response): Promise<Outcome | null> {
  const parsed = errorBody.safeParse(await response.json().catch(() => null));
  return parsed.success ? (outcomesByCode[parsed.data.code] ?? null) : null;
}
