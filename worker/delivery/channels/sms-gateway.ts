import type { Clock } from '../../platform/clock.ts';
import type { Settings } from '../../platform/settings.ts';
import { cutAtWord, transliterate } from '../../writer/sms-text.ts';
import { gatewayRoute } from './carrier-gateways.rules.ts';
import type { Channel, Contact } from './channel.ts';
import type { Mailer } from './mail.ts';
import { parsePhone, phoneFault, unreachableByPhone } from './phone.rules.ts';

/** What a gateway hands on; longer is cut off, or comes in pieces and out of order. */
const mostCharacters = 160;

/**
 * Text messages as emails to the carrier's gateway, without subject or sender's name. That the gateway takes an email
 * does not prove that a phone ever shows it.
 */
export function smsGateway(mailer: Mailer, settings: Settings, clock: Clock): Channel {
  const routeOf = (contact: Contact) => {
    const phone = contact.phone === null ? null : parsePhone(contact.phone);
    return phone === null
      ? ({ kind: 'closed', reason: unreachableByPhone(contact) ?? phoneFault } as const)
      : gatewayRoute(phone, contact.carrier, clock.now());
  };
  return {
    name: 'sms',
    unreachable: (contact) => {
      const route = routeOf(contact);
      return route.kind === 'closed' ? route.reason : null;
    },
    send: async ({ identifier, contact, forms, links }) => {
      const route = routeOf(contact);
      if (route.kind === 'closed') return { kind: 'refused', reason: route.reason };
      // Verizon counts the sender's address among the characters.
      const text = gatewayText(forms.sms, mostCharacters - (settings.MAIL_FROM?.length ?? 0));
      const replyTo = links.replyTo === null ? {} : { replyTo: links.replyTo };
      return mailer({ identifier, to: { email: route.address }, ...replyTo, subject: '', text });
    },
  };
}

/** Characters of a text message that are not ASCII and do not come apart into it. */
const asciiTwins: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  '£': 'GBP ',
  '€': 'EUR ',
  '¥': 'JPY ',
};

/** The text in ASCII and at most `limit` characters, cut at a word's end; a link at its end stays whole. */
export function gatewayText(sms: string, limit: number): string {
  const twinned = sms.replace(/[ßæÆøØ£€¥]/g, (character) => asciiTwins[character] ?? '');
  const plain = transliterate(twinned.replace(/\s+/g, ' '))
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .trim();
  const [link = ''] = / https?:\/\/\S+$/.exec(plain) ?? [];
  return cutAtWord(plain.slice(0, plain.length - link.length), limit - link.length) + link;
}
