import type { CountryCode } from 'libphonenumber-js/min';
import { readyInTime } from '#engine/fields/fieldRules.ts';

type PhoneLibrary = typeof import('#state/phone/phonePlans.ts');

let library: PhoneLibrary | null = null;

/** Fetches the world's numbering plans (about 35 k). Never rejects: without them the rule and the platform decide. */
export async function loadPhoneLibrary(): Promise<void> {
  library ??= await import('#state/phone/phonePlans.ts').catch(() => null);
}

/** Settles when the plans are there, or are no longer waited for: the form's own checks decide then. */
export const phoneLibraryReady = (): Promise<void> => readyInTime(loadPhoneLibrary());

const isKnown = ({ isSupportedCountry }: PhoneLibrary, country: string): country is CountryCode => isSupportedCountry(country);

/** The digits grouped as people of the country write them; unchanged where nothing is known, or not all are digits. */
export function groupDigits(digits: string, country: string): string {
  if (library === null || !isKnown(library, country) || /\D/.test(digits)) return digits;
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

/** A number without what people put between its digits, full-width digits as plain ones. Anything else stays, to be refused. */
export function bareNumber(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFKC').replace(/[\s().\-/·\u2010-\u2015]/g, '') : '';
}
