import { z } from 'zod';
import type { Clock } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { type Channel, callProvider, DEFAULT_TIME_LIMIT, type Outcome } from './channel.ts';
import { parsePhone, unreachableByPhone } from './phone.rules.ts';

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
