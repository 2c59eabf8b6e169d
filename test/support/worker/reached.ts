import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { phoneHash } from '../../../worker/delivery/stops.repo.ts';
import { createDeps } from '../../../worker/deps.ts';
import { fireAlarm, fireAt } from './alarms.ts';
import { newPersonWithCampaign } from './campaigns.ts';
import { halfPastEight, halfPastSeven, mondayMorning, stateTime } from './clock.ts';
import { sql } from './database.ts';
import type { Person } from './people.ts';

/** A person who just got their first message by email, and the path of its page. */
export async function personWithMessage(change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await fireAlarm(campaign.id);
  await fireAt(campaign.id, halfPastSeven);
  const { id } = await person.firstMessage(campaign.id);
  return { person, campaign, id, path: await person.answerPath() };
}

let lastPhone = 0;

export const newPhone = () => {
  lastPhone += 1;
  return `+1202555${String(1000 + lastPhone)}`;
};

export const givePhone = (userId: number, phone: string | null, carrier: string | null = null) => {
  const hash = phoneHash(createDeps(env).settings, phone);
  const query = 'UPDATE users SET phone = ?, phone_hash = ?, carrier = ? WHERE id = ?';
  return sql(query, phone, hash, carrier, userId);
};

export async function turnIntoTexts(
  person: Person,
  campaign: CampaignView,
  phone: string | null,
): Promise<void> {
  await givePhone(person.user.id, phone);
  await sql("UPDATE campaigns SET delivery_method = 'SMS' WHERE id = ?", campaign.id);
}

export async function personWithText(phone = newPhone()) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign();
  await turnIntoTexts(person, campaign, phone);
  await fireAt(campaign.id, halfPastEight);
  const { id, status, channel } = await person.firstMessage(campaign.id);
  expect({ status, channel }).toEqual({ status: 'sent', channel: 'sms' });
  return { person, campaign, phone, id, path: await person.answerPath() };
}

export const answerOf = async (messageId: number) =>
  (
    await sql(
      `SELECT mark, (SELECT due_at FROM deliveries WHERE message_id = m.id AND reason = 'snooze'
        AND status = 'scheduled') AS snoozed_until FROM messages m WHERE id = ?`,
      messageId,
    )
  )[0];

export const untouched = { mark: null, snoozed_until: null };

export const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
