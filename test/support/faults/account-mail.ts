import { call, newName, type Person, register } from '../worker/people.ts';
import { providerSaw, until } from './control.ts';

/** The emails accepted for an address, oldest first. */
export const mailsTo = async (email: string): Promise<string[]> =>
  (await providerSaw(email)).accepted.map(({ text }) => text);

/** The token in the newest email to an address. */
export async function tokenSentTo(email: string): Promise<string> {
  const [, token] = /\?token=([\w-]+)/.exec((await mailsTo(email)).at(-1) ?? '') ?? [];
  if (token === undefined) throw new Error(`No link was sent to ${email}`);
  return token;
}

export type Caller = Pick<Person, 'call'>;

export const confirm = (token: string, as: Caller = { call }, more: object = {}) =>
  as.call('POST', '/api/email-confirmations/finish', { token, ...more });

/** A person who just registered, and the token from their confirmation email. */
export async function newcomer(email = newEmail()) {
  const before = (await mailsTo(email)).length;
  const person = await register({ email, timezone: 'Europe/London' });
  await until(async () => (await mailsTo(email)).length > before);
  return { person, email, token: await tokenSentTo(email) };
}

export const newEmail = () => `${newName()}@example.com`;
export const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).sort();
