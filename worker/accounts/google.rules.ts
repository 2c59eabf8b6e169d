import { comparable } from './accounts.rules.ts';
import { registerSchema } from './accounts.schemas.ts';

/** Who Google says somebody is. */
export type GoogleIdentity = {
  googleId: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  avatar: string | undefined;
};

const longestName = 30;

/** A username made of Google's name, else of the email, that follows the rules of registration. */
export function usernameFrom(identity: Pick<GoogleIdentity, 'name' | 'email'>, suffix = ''): string {
  const [localPart] = identity.email.split('@');
  const wishes = [identity.name, localPart, 'New member'];
  for (const wish of wishes) {
    const cleaned = (wish ?? '')
      .normalize('NFKC')
      .replace(/[\p{Cc}@]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    const cut = [...cleaned].slice(0, longestName).join('').trim();
    const parsed = registerSchema.shape.username.safeParse(suffix === '' ? cut : `${cut} ${suffix}`);
    if (parsed.success && comparable(cut) !== '') return parsed.data;
  }
  return suffix === '' ? 'New member' : `New member ${suffix}`;
}
