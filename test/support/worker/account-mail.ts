import { providerSaw } from '../faults/control.ts';

/** What the email service took for an address, oldest first. */
export const mailsTo = async (email: string): Promise<string[]> =>
  (await providerSaw(email)).accepted.map(({ text }) => text);

/** The token in the newest email to an address. */
export async function tokenSentTo(email: string): Promise<string> {
  const [, token] = /\?token=([\w-]+)/.exec((await mailsTo(email)).at(-1) ?? '') ?? [];
  if (token === undefined) throw new Error(`No link was sent to ${email}`);
  return token;
}
