import type { Accepted, Behaviour } from './providers.ts';

const control = 'http://control.providers.test';

/** Tells the mail service what to do with the next mails to an address. */
export async function mailServiceWill(to: string, behaviour: Behaviour): Promise<void> {
  const answer = await fetch(`${control}/?to=${encodeURIComponent(to)}`, {
    method: 'POST',
    body: JSON.stringify(behaviour),
  });
  await answer.body?.cancel();
}

/** What the mail service accepted for an address, and how often it was called. */
export async function mailServiceSaw(to: string): Promise<{ accepted: Accepted[]; calls: number }> {
  return (await fetch(`${control}/?to=${encodeURIComponent(to)}`)).json();
}
