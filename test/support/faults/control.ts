import type { Accepted, Behaviour, ModelBehaviour } from './providers.ts';

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

/** Tells the language model what to do with the next calls, in order; the last one stays. Forgets what it was asked. */
export async function modelWill(...behaviours: ModelBehaviour[]): Promise<void> {
  const answer = await fetch(`${control}/model`, { method: 'POST', body: JSON.stringify(behaviours) });
  await answer.body?.cancel();
}

/** What the language model was asked since it was told what to do. */
export async function modelWasAsked(): Promise<string[]> {
  const { questions } = await (await fetch(`${control}/model`)).json<{ questions: string[] }>();
  return questions;
}
