import type { Settings } from '../../platform/settings.ts';
import type { Channel, Delivery } from './channel.ts';
import { emailContent } from './email-content.ts';
import type { Mail, Mailer } from './mail.ts';

/** Emails to people, carried by whichever mailer. */
export function emailChannel(mailer: Mailer, settings: Settings): Channel {
  return {
    name: 'email',
    unreachable: () => null,
    send: (delivery) => mailer(mailOf(delivery, settings)),
  };
}

function mailOf({ identifier, contact, forms, links, frame }: Delivery, settings: Settings): Mail {
  const { APP_ORIGIN: origin, MAIL_POSTAL_ADDRESS: postalAddress } = settings;
  return {
    identifier,
    to: { email: contact.email, name: contact.name },
    fromName: settings.MAIL_FROM_NAME,
    ...(links.replyTo === null ? {} : { replyTo: links.replyTo }),
    ...emailContent({ forms, links, frame, origin, postalAddress }),
    ...(links.unsubscribe === null ? {} : { headers: oneClickUnsubscribe(links.unsubscribe) }),
  };
}

/** Lets a mail program offer its own button, which sends a POST without cookies (RFC 8058). */
const oneClickUnsubscribe = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
