import { comparable } from './accounts.rules.ts';
import { registerSchema } from './accounts.schemas.ts';
import type { Identity } from './providers/provider.ts';

const MAX_NAME = 30;

/** A username made of the provider's name for somebody, else of their email, that follows the rules of registration. */
export function usernameFrom(identity: Pick<Identity, 'name' | 'email'>, suffix = ''): string {
  const [localPart] = identity.email.split('@');
  const wishes = [identity.name, localPart, 'New member'];
  for (const wish of wishes) {
    const cleaned = (wish ?? '')
      .normalize('NFKC')
      .replace(/[\p{Cc}@]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    const cut = [...cleaned].slice(0, MAX_NAME).join('').trim();
    const parsed = registerSchema.shape.username.safeParse(suffix === '' ? cut : `${cut} ${suffix}`);
    if (parsed.success && comparable(cut) !== '') return parsed.data;
  }
  return suffix === '' ? 'New member' : `New member ${suffix}`;
}
