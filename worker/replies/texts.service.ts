import { z } from 'zod';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { parsePhone } from '../delivery/channels/phone.rules.ts';
import { MESSAGE_LINK_LIFETIME } from '../delivery/links.service.ts';
import { findLatestText } from './inbound.repo.ts';
import { handleReply } from './replies.service.ts';
import { answerQueries } from './reply-actions.service.ts';

const textSchema = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().min(1).max(64),
  Body: z.string().default(''),
  /** Twilio has dealt with STOP, START or HELP by itself, and has answered it. */
  OptOutType: z.string().optional(),
});

/** Takes a text message that Twilio hands over. @returns what is to be texted back; null for nothing */
export async function handleSms(deps: CampaignDeps, fields: URLSearchParams): Promise<string | null> {
  const parsed = textSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return null;
  const { MessageSid, From, Body, OptOutType } = parsed.data;
  const phone = parsePhone(From) ?? From;
  const since = deps.clock.now() - MESSAGE_LINK_LIFETIME;
  const messageId = await findLatestText(deps.db, phone, since);
  const { text } = await handleReply(deps, {
    id: `twilio:${MessageSid}`,
    channel: 'sms',
    sender: phone,
    address: { channel: 'sms', address: phone },
    text: OptOutType ?? Body,
    message: messageId === null ? null : await answerQueries.find(deps.db, messageId),
  });
  return OptOutType === undefined ? text : null;
}
