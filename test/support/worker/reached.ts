import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { CampaignView, QuestionAnswered } from '../../../worker/campaigns/campaigns.schemas.ts';
import { phoneHash } from '../../../worker/delivery/stops.repo.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Question } from '../../../worker/domain.ts';
import { pageAt, post } from './calls.ts';
import { newPersonWithCampaign } from './campaigns.ts';
import {
  day,
  fireAlarm,
  fireAt,
  halfPastEight,
  halfPastSeven,
  hour,
  minuteOf,
  mondayMorning,
  sendDays,
  stateTime,
} from './clock.ts';
import { skipBefore, sql } from './database.ts';
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

export const choose = (path: string, fields: Record<string, string> = {}) =>
  post(path, { do: 'make', ...fields });
export const takeBack = (path: string) => post(path, { do: 'undo' });

export async function chosen(path: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await choose(path, fields);
  expect(answer.status, await answer.clone().text()).toBe(303);
  expect(answer.headers.get('Location')).toBe(path);
  return (await pageAt(path)).text;
}

/** A person who missed three days and just got the gentle message, on the fourth morning. */
export async function personAfterLapse(change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await sendDays(campaign.id, 0, 3);
  return { person, campaign };
}

/** A person on the first morning of week 11. Earlier messages were skipped. */
export async function personInWeek11(change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await skipBefore(campaign.id, minuteOf(70));
  stateTime(minuteOf(70));
  await person.signInAgain();
  await fireAlarm(campaign.id);
  return { person, campaign };
}

/** A person who finished twelve weeks and got the closing message. The first `done` of 5 days were done. */
export async function personAtTheEnd(done = 3, change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await sendDays(campaign.id, 0, 4);
  for (const { id } of (await person.messages(campaign.id)).slice(0, done)) {
    await person.change(id, { completed: true });
  }
  const others = "UPDATE deliveries SET status = 'skipped' WHERE campaign_id = ? AND status = 'scheduled'";
  await sql(others, campaign.id);
  stateTime(minuteOf(84));
  await person.signInAgain();
  for (let times = 0; times < 2; times += 1) await fireAlarm(campaign.id);
  return { person, campaign };
}

export const questionPath = (campaignId: number) => `/api/campaigns/${campaignId}/question`;

export async function asked(person: Person, campaignId: number): Promise<Question | null> {
  return (await person.get<{ question: Question | null }>(questionPath(campaignId))).question;
}

/** Answers the question; null means "Not now". */
export const reply = (
  person: Person,
  campaignId: number,
  body: { question: string; answer: string | null },
): Promise<QuestionAnswered> => person.send('PUT', questionPath(campaignId), body);

/** A person on the first morning of a week, an hour before its first message. Nothing was sent before. */
export async function personInWeek(week: number, change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  stateTime(halfPastSeven + (week - 1) * 7 * day - hour);
  await person.signInAgain();
  return { person, campaign };
}
