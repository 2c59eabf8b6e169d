import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** American numbers don't say whether a phone is mobile. */
const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Why no code is sent to a phone; null when one may be. The full table of numbers is needed here: +1 is the code of 25
 * countries, some of which charge a lot for a text.
 * @param phone in E.164
 */
export function codeFault(phone: string, countries: readonly string[]): string | null {
  const number = parsePhoneNumberFromString(phone);
  if (number === undefined || !number.isValid() || !mobileTypes.includes(number.getType()))
    return 'We can only text mobile phones. Please enter another number';
  if (!countries.includes(number.country ?? ''))
    return `We can’t text phones in this country. Possible here: ${countries.join(', ')}`;
  return null;
}
