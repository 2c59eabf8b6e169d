import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export const phoneFault =
  'This phone number doesn’t look right. Try it with its country code, like +1 555 010 0199';

/** 555 is the fictional area code: nobody has it, so examples and demos use it. */
const isExample = (number: string) => /^\+1555\d{7}$/.test(number);

function read(text: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (phone === undefined || phone.ext !== undefined) return null;
  return phone.isValid() || isExample(phone.number) ? phone : null;
}

/** A phone number as a person writes it, in E.164; American where no country is named. Null when it is none. */
export const parsePhone = (text: string): string | null => read(text)?.number ?? null;

/** '+1 312 555 0123', of what a person wrote; null when it is no phone number. */
export const showPhone = (text: string): string | null => read(text)?.formatInternational() ?? null;

/** Where the carriers whose gateways we know have their customers. */
const americanCountries = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];

/** The ten digits that a carrier's gateway knows a phone by; null where no American carrier has it. */
export function subscriberOf(e164: string): string | null {
  const phone = read(e164);
  const isAmerican =
    phone !== null && (isExample(phone.number) || americanCountries.includes(phone.country ?? ''));
  return isAmerican ? phone.nationalNumber : null;
}

export const onlyAmericanPhones =
  'We can only text American phone numbers here. Please choose Email or App instead';

/**
 * Why no text message can reach a phone number as a person writes it; null when one can.
 * @param onlyAmerican texts go by the gateways of American carriers
 */
export function textFault(text: string, { onlyAmerican }: { onlyAmerican: boolean }): string | null {
  const phone = read(text);
  if (phone === null) return phoneFault;
  const type = phone.getType();
  if (type === 'TOLL_FREE' || type === 'FIXED_LINE')
    return 'This is a landline or service number. Please enter a mobile number';
  return onlyAmerican && subscriberOf(phone.number) === null ? onlyAmericanPhones : null;
}

/** Why nobody can send this person a text message, whichever provider carries it; null when they can be sent one. */
export function unreachableByPhone({ phone }: { phone: string | null }): string | null {
  if (phone === null) return 'Add your phone number in settings to get text messages';
  return textFault(phone, { onlyAmerican: false });
}
