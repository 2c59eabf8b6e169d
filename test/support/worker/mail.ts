import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { personWithMessage } from './reached.ts';

/** Settings with which answers by email are read. */
export const settingsWithReplies: Env = { ...env, MAIL_REPLY_TO: 'reply@example.com' };

/** Somebody who has just got an email, and the address that their answer goes to. */
export async function personWithMail() {
  const { person, campaign, id } = await personWithMessage();
  return { person, campaign, id, replyTo: await replyAddressOf(id, campaign.id) };
}

/** The address that answers to a message go to. */
export async function replyAddressOf(id: number, campaignId: number): Promise<string> {
  const { replyTo } = await linksOf(createDeps(settingsWithReplies), { id, campaignId });
  if (replyTo === null) throw new Error('There is no address to reply to');
  return replyTo;
}

/** What mail programs put below an answer. */
export const quote =
  '\r\n\r\nOn Mon, Mar 3, 2031 at 7:30 AM Better Habits wrote:\r\n> Done is better than stop\r\n';
let lastId = 0;

type Incoming = { to: string; body: string; from?: string; headers?: Record<string, string>; size?: number };

/** Hands over an email as the platform does. @returns why it was refused; null when it was taken */
export async function handOverMail({ to, body, from, headers, size }: Incoming): Promise<string | null> {
  lastId += 1;
  const all = new Headers({
    From: from ?? 'person@example.com',
    To: to,
    Subject: 'Re: Today',
    'Message-ID': `<${lastId}@example.com>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  });
  const raw = `${[...all].map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`;
  const setReject = vi.fn<(reason: string) => void>();
  const message = {
    from: from ?? 'person@example.com',
    to,
    headers: all,
    raw: new Response(raw).body,
    rawSize: size ?? raw.length,
    setReject,
  };
  await worker.email(
    message as unknown as ForwardableEmailMessage,
    settingsWithReplies,
    createExecutionContext(),
  );
  return setReject.mock.calls[0]?.[0] ?? null;
}
