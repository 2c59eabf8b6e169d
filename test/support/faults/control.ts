import type { Accepted, Behavior, ModelBehavior } from './behaviors.ts';

const control = 'http://control.providers.test';
const recipientAt = (to: string) => `${control}/recipient?to=${encodeURIComponent(to)}`;

async function tell(url: string, method: string, body?: unknown): Promise<void> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  await answer.body?.cancel();
}

/** Sets what the provider does with calls for an email address, phone number or path of a push endpoint. */
export const providerWill = (to: string, behavior: Behavior) => tell(recipientAt(to), 'POST', behavior);

export const releaseAnswers = (to: string) => tell(recipientAt(to), 'DELETE');

export async function providerSaw(to: string): Promise<{ accepted: Accepted[]; calls: number }> {
  return (await fetch(recipientAt(to))).json();
}

export const mailsTo = async (email: string) => (await providerSaw(email)).accepted.map(({ text }) => text);

const model = `${control}/model`;

/** Sets what the model does with the next calls, in order; the last behavior stays. Clears its questions. */
export const modelWill = (...behaviors: ModelBehavior[]) => tell(model, 'POST', behaviors);

/** Releases the calls that the model holds; from now on it answers well. */
export const releaseModel = () => tell(model, 'DELETE');

export async function modelWasAsked(): Promise<string[]> {
  const { questions } = await (await fetch(model)).json<{ questions: string[] }>();
  return questions;
}

/** Waits up to 30 seconds of real time. The test's own clock stands still. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let times = 0; times < 3000; times += 1) {
    if (await isTrue()) return;
    await scheduler.wait(10);
  }
  throw new Error('Timed out while waiting');
}
