import { call, newEmail, type Person, register } from '../worker/people.ts';
import { providerSaw, until } from './control.ts';

/** The texts of the emails to an address. */
export const mailsTo = async (email: string) => (await providerSaw(email)).accepted.map(({ text }) => text);

/** The token in the newest email to an address. */
export async function tokenSentTo(email: string): Promise<string> {
  const [, token] = /\?token=([\w-]+)/.exec((await mailsTo(email)).at(-1) ?? '') ?? [];
  if (token === undefined) throw new Error(`No link was sent to ${email}`);
  return token;
}

/** Does something and waits for the email that follows. */
export async function awaitingMail<Result>(email: string, act: () => Promise<Result>): Promise<Result> {
  const before = (await mailsTo(email)).length;
  const result = await act();
  await until(async () => (await mailsTo(email)).length > before);
  return result;
}

export type Caller = Pick<Person, 'call'>;

export const confirm = (token: string, as: Caller = { call }, more: object = {}) =>
  as.call('POST', '/api/email-confirmations/finish', { token, ...more });

/** A person who just registered, and the token from their confirmation email. */
export async function newcomer(email = newEmail()) {
  const person = await awaitingMail(email, () => register({ email, timezone: 'Europe/London' }));
  return { person, email, token: await tokenSentTo(email) };
}

export const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).sort();
