type PhoneLibrary = typeof import('libphonenumber-js/min');
type Country = import('libphonenumber-js/min').CountryCode;

let library: PhoneLibrary | null = null;

/** Fetches what knows the world's numbering plans (about 35 k). Never rejects: without it the platform decides alone. */
export async function loadPhoneLibrary(): Promise<void> {
  if (library !== null) return;
  library = await import('libphonenumber-js/min').catch(() => null);
}

const isKnown = ({ isSupportedCountry }: PhoneLibrary, country: string): country is Country => isSupportedCountry(country);

/** The digits grouped as people of the country write them; unchanged where nothing is known. */
export function groupDigits(digits: string, country: string): string {
  if (library === null || !isKnown(library, country)) return digits;
  return new library.AsYouType(country).input(digits);
}

/** Whether the country has such numbers; null where nothing is known. */
export function isPhoneNumber(digits: string, country: string): boolean | null {
  if (library === null || !isKnown(library, country)) return null;
  return library.parsePhoneNumberFromString(digits, country)?.isValid() ?? false;
}

/** A number that came with its country, such as `+55 11 98765-4321`, in two parts; null for any other. */
export function splitInternational(text: string): { dialingCode: string; digits: string } | null {
  const parsed = library?.parsePhoneNumberFromString(text);
  return parsed ? { dialingCode: parsed.countryCallingCode, digits: parsed.nationalNumber } : null;
}

/** With its country and without the zero of national calls, such as +84912345678 (E.164). */
export function internationalNumber(digits: string, country: string, dialingCode: string): string {
  const parsed = library !== null && isKnown(library, country) ? library.parsePhoneNumberFromString(digits, country) : undefined;
  return parsed?.countryCallingCode === dialingCode ? parsed.number : `+${dialingCode}${digits.replace(/^0+/, '')}`;
}
