import type { Accepted, Behavior, ModelBehavior } from './behaviors.ts';

const control = 'http://control.providers.test';
const recipientAt = (to: string) => `${control}/recipient?to=${encodeURIComponent(to)}`;

async function tell(url: string, method: string, body?: unknown): Promise<void> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  await answer.body?.cancel();
}

/** Tells the provider what to do with the next calls for an email address, phone number or push endpoint's path. */
export const providerWill = (to: string, behavior: Behavior) => tell(recipientAt(to), 'POST', behavior);

/** Lets the provider answer what it holds back. */
export const releaseAnswers = (to: string) => tell(recipientAt(to), 'DELETE');

/** What the provider accepted for an address, and how often it was called. */
export async function providerSaw(to: string): Promise<{ accepted: Accepted[]; calls: number }> {
  return (await fetch(recipientAt(to))).json();
}

const model = `${control}/model`;

/** Tells the language model what to do with the next calls, in order; the last one stays. Forgets what it was asked. */
export const modelWill = (...behaviors: ModelBehavior[]) => tell(model, 'POST', behaviors);

/** Lets the language model answer what it holds back, and all that comes after, well. */
export const releaseModel = () => tell(model, 'DELETE');

/** What the language model was asked since it was told what to do. */
export async function modelWasAsked(): Promise<string[]> {
  const { questions } = await (await fetch(model)).json<{ questions: string[] }>();
  return questions;
}

/** Waits for it in real time, half a minute at most; the stated time stands still. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let times = 0; times < 3000; times += 1) {
    if (await isTrue()) return;
    await scheduler.wait(10);
  }
  throw new Error('Timed out while waiting');
}
