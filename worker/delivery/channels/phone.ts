import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Contact } from './channel.ts';

export const phoneFault =
  'This phone number does not look right. Try it with its country code, like +1 555 010 0199';

/** 555 is the area code of films: nobody has it, so examples and demonstrations use it. */
const isExample = (number: string) => /^\+1555\d{7}$/.test(number);

/** A phone number as a person writes it, in E.164; American where no country is named. Null when it is none. */
export function parsePhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (phone === undefined || phone.ext !== undefined) return null;
  return phone.isValid() || isExample(phone.number) ? phone.number : null;
}

/** Why nobody can send this person a text message, whichever provider carries it; null when they can be sent one. */
export function unreachableByPhone({ phone }: Pick<Contact, 'phone'>): string | null {
  if (phone === null) return 'Add your phone number in settings to get text messages';
  return parsePhone(phone) === null ? phoneFault : null;
}
