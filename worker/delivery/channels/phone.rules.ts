import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export const phoneProblem =
  'This phone number doesn’t look right. Try it with its country code, like +1 555 010 0199';

/** The fictional area code 555, used in examples and the demo. */
const isExample = (number: string) => /^\+1555\d{7}$/.test(number);

function read(text: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (phone === undefined || phone.ext !== undefined) return null;
  return phone.isValid() || isExample(phone.number) ? phone : null;
}

/** A typed number in E.164, American unless it names a country; null if it isn't a phone number. */
export const parsePhone = (text: string): string | null => read(text)?.number ?? null;

/** A typed number formatted like '+1 312 555 0123'; null if it isn't a phone number. */
export const showPhone = (text: string): string | null => read(text)?.formatInternational() ?? null;

/** The countries of the carriers with known gateways. */
const americanCountries = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];

/** The ten digits of a gateway address; null if the number isn't American. */
export function subscriberOf(e164: string): string | null {
  const phone = read(e164);
  const isAmerican =
    phone !== null && (isExample(phone.number) || americanCountries.includes(phone.country ?? ''));
  return isAmerican ? phone.nationalNumber : null;
}

export const onlyAmericanPhones = 'We can only text American phone numbers here. Email works everywhere';

/** Why texts can't reach a typed phone number; null if they can. */
export function typedPhoneProblem(text: string, { onlyAmerican }: { onlyAmerican: boolean }): string | null {
  const phone = read(text);
  if (phone === null) return phoneProblem;
  const type = phone.getType();
  if (type === 'TOLL_FREE' || type === 'FIXED_LINE')
    return 'This is a landline or service number. Please enter a mobile number';
  return onlyAmerican && subscriberOf(phone.number) === null ? onlyAmericanPhones : null;
}

export const noPhone = 'Add your phone number in settings to get text messages';

/** Why texts can't reach this user, whichever the provider; null if they can. */
export function unreachableByPhone({ phone }: { phone: string | null }): string | null {
  if (phone === null) return noPhone;
  return typedPhoneProblem(phone, { onlyAmerican: false });
}
