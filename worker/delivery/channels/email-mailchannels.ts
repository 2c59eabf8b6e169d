import { z } from 'zod';
import type { Clock } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { callProvider, DEFAULT_TIME_LIMIT, type Outcome } from './channel.ts';
import type { Mail, Mailer } from './email.ts';

const sendResult = z.object({
  request_id: z.string().optional().catch(undefined),
  results: z
    .array(z.object({ message_id: z.string().optional(), status: z.string(), reason: z.string().optional() }))
    .min(1),
});

/** MailChannels' Email API (https://docs.mailchannels.net/email-api/); null if no key is set. */
export function mailChannels(
  settings: Settings,
  clock: Clock,
  timeLimit: number = DEFAULT_TIME_LIMIT,
): Mailer | null {
  const key = settings.MAILCHANNELS_API_KEY;
  if (key === undefined) return null;
  return (mail) =>
    callProvider({
      clock,
      timeLimit,
      what: 'The email service',
      request: new Request(`${settings.MAILCHANNELS_BASE_URL}/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Api-Key': key },
        body: JSON.stringify(requestBody(settings, mail)),
      }),
      refusedStatuses: [400, 413],
      readAccepted,
    });
}

function requestBody(settings: Settings, mail: Mail) {
  const signature =
    settings.DKIM_PRIVATE_KEY === undefined
      ? {}
      : {
          dkim_domain: settings.DKIM_DOMAIN,
          dkim_selector: settings.DKIM_SELECTOR,
          dkim_private_key: settings.DKIM_PRIVATE_KEY,
        };
  return {
    personalizations: [{ to: [mail.to], ...signature }],
    from: { email: settings.MAIL_FROM, name: mail.fromName },
    ...(mail.replyTo === undefined ? {} : { reply_to: { email: mail.replyTo } }),
    subject: mail.subject,
    // MailChannels sets the Message-ID, so our identifier needs a header of its own.
    headers: { ...mail.headers, 'X-Better-Habits-Message': mail.identifier },
    content: [
      { type: 'text/plain', value: mail.text },
      ...(mail.html === undefined ? [] : [{ type: 'text/html', value: mail.html }]),
    ],
  };
}

/** A 202 can contain a failed item. An invalid response counts as sent, because a retry would send a duplicate. */
async function readAccepted(response: Response): Promise<Outcome> {
  const parsed = sendResult.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return { kind: 'accepted', providerId: null };
  const { request_id: requestId, results } = parsed.data;
  const [result] = results;
  if (result === undefined || result.status === 'sent') {
    const providerId = result?.message_id ?? null;
    return { kind: 'accepted', providerId, ...(requestId === undefined ? {} : { requestId }) };
  }
  return { kind: 'refused', reason: 'The email service did not accept your address' };
}
