import { type Carrier, carrierNames, carriers } from '../../domain.ts';
import { onlyAmericanPhones, subscriberOf } from './phone.rules.ts';

type Gateway = {
  domain: string;
  /** The day from which nothing sent there arrives; null while nobody has announced one. */
  closedFrom: string | null;
};

/** Where carriers take emails for their customers' phones, as of November 2026. */
const gateways: Record<Carrier, Gateway> = {
  att: { domain: 'txt.att.net', closedFrom: '2025-06-17' },
  tmobile: { domain: 'tmomail.net', closedFrom: '2024-12-01' },
  verizon: { domain: 'vtext.com', closedFrom: '2027-03-31' },
  // Its domain has no mail record any more; nobody wrote down since when.
  sprint: { domain: 'messaging.sprintpcs.com', closedFrom: '2024-01-01' },
  boost: { domain: 'sms.myboostmobile.com', closedFrom: null },
  cricket: { domain: 'sms.cricketwireless.net', closedFrom: null },
  uscellular: { domain: 'email.uscc.net', closedFrom: null },
};

const isClosed = (carrier: Carrier, now: number) => {
  const { closedFrom } = gateways[carrier];
  return closedFrom !== null && now >= Date.parse(closedFrom);
};

/** The carriers that turn no emails into texts any more. */
export const closedCarriers = (now: number): Carrier[] =>
  carriers.filter((carrier) => isClosed(carrier, now));

const isCarrier = (carrier: string): carrier is Carrier => Object.hasOwn(gateways, carrier);

export type GatewayRoute = { kind: 'open'; address: string } | { kind: 'closed'; reason: string };

/**
 * The address at which a carrier takes emails for a phone.
 * @param phone in E.164
 */
export function gatewayRoute(phone: string, carrier: string | null, now: number): GatewayRoute {
  if (carrier === null || !isCarrier(carrier)) {
    return { kind: 'closed', reason: 'Choose your mobile carrier in settings to get text messages' };
  }
  if (isClosed(carrier, now)) {
    return {
      kind: 'closed',
      reason: `${carrierNames[carrier]} no longer delivers emails as text messages. Please choose Email or App instead`,
    };
  }
  const subscriber = subscriberOf(phone);
  if (subscriber === null) return { kind: 'closed', reason: onlyAmericanPhones };
  return { kind: 'open', address: `${subscriber}@${gateways[carrier].domain}` };
}

const gatewayDomains = new Set(Object.values(gateways).map(({ domain }) => domain));

/** The phone, in E.164, behind an address at a carrier's gateway, open or closed; null for any other address. */
export function phoneOfGateway(address: string): string | null {
  const [, subscriber, domain] = /^(?:\+?1)?(\d{10})@([\w.-]+)$/.exec(address.toLowerCase()) ?? [];
  return subscriber !== undefined && domain !== undefined && gatewayDomains.has(domain)
    ? `+1${subscriber}`
    : null;
}
