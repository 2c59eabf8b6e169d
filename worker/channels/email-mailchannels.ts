import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Settings } from '../env.ts';
import type { Channel, Delivery, Outcome } from './channel.ts';
import { emailContent } from './email-content.ts';
import { callProvider } from './provider-call.ts';

const sendResult = z.object({
  results: z
    .array(z.object({ message_id: z.string().optional(), status: z.string(), reason: z.string().optional() }))
    .min(1),
});

/** Sends through MailChannels' Email API. https://docs.mailchannels.net/email-api/ */
export function mailChannels(settings: Settings, clock: Clock): Channel {
  return {
    name: 'email',
    unreachable: () => null,
    send: (delivery) =>
      callProvider({
        clock,
        what: 'The email service',
        url: `${settings.MAILCHANNELS_BASE_URL}/send`,
        init: {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Api-Key': settings.MAILCHANNELS_API_KEY ?? '' },
          body: JSON.stringify(requestBody(settings, delivery)),
        },
        refusedStatuses: [400, 413],
        readAccepted,
      }),
  };
}

function requestBody(settings: Settings, { contact, forms, links, identifier }: Delivery) {
  const { subject, text, html } = emailContent({
    forms,
    links,
    name: contact.name,
    postalAddress: settings.MAIL_POSTAL_ADDRESS,
  });
  const dkim =
    settings.DKIM_PRIVATE_KEY === undefined
      ? {}
      : {
          dkim_domain: settings.DKIM_DOMAIN,
          dkim_selector: settings.DKIM_SELECTOR,
          dkim_private_key: settings.DKIM_PRIVATE_KEY,
        };
  return {
    personalizations: [{ to: [{ email: contact.email, name: contact.name }], ...dkim }],
    from: { email: settings.MAIL_FROM, name: settings.MAIL_FROM_NAME },
    subject,
    headers: { 'X-Better-Habits-Message': identifier },
    content: [
      { type: 'text/plain', value: text },
      { type: 'text/html', value: html },
    ],
  };
}

/** A single item can fail inside a 202. */
async function readAccepted(response: Response): Promise<Outcome> {
  const parsed = sendResult.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return { kind: 'accepted', providerId: null };
  const [result] = parsed.data.results;
  if (result === undefined || result.status === 'sent') {
    return { kind: 'accepted', providerId: result?.message_id ?? null };
  }
  return { kind: 'refused', reason: 'The email service did not accept your address' };
}
