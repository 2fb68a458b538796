import type { CountryCode } from 'libphonenumber-js/min';
import { waitUntilReady } from '#engine/fields/fieldRules.ts';

type PhoneLibrary = typeof import('./phonePlans.ts');

let library: PhoneLibrary | null = null;

/** Fetches the numbering plans of all countries (about 35 kB). Never rejects: without them rule and platform decide. */
export async function loadPhoneLibrary(): Promise<void> {
  library ??= await import('./phonePlans.ts').catch(() => null);
}

/** Resolves when the plans are loaded, or after a timeout: then the form's own checks decide. */
export const phoneLibraryReady = (): Promise<void> => waitUntilReady(loadPhoneLibrary());

const isKnown = ({ isSupportedCountry }: PhoneLibrary, country: string): country is CountryCode => isSupportedCountry(country);

/** The digits grouped as usual in the country; unchanged without plans, or if not all are digits. */
export function groupDigits(digits: string, country: string): string {
  if (library === null || !isKnown(library, country) || /\D/.test(digits)) return digits;
  return new library.AsYouType(country).input(digits);
}

/** Whether the number is valid in the country; null without plans. */
export function isPhoneNumber(digits: string, country: string): boolean | null {
  if (library === null || !isKnown(library, country)) return null;
  return library.parsePhoneNumberFromString(digits, country)?.isValid() ?? false;
}

/** Splits a number with a country prefix, such as `+55 11 98765-4321`; null for any other. */
export function splitInternational(text: string): { dialingCode: string; digits: string } | null {
  const parsed = library?.parsePhoneNumberFromString(text);
  return parsed ? { dialingCode: parsed.countryCallingCode, digits: parsed.nationalNumber } : null;
}

/** E.164 without the national trunk zero, such as +84912345678. */
export function internationalNumber(digits: string, country: string, dialingCode: string): string {
  const parsed = library !== null && isKnown(library, country) ? library.parsePhoneNumberFromString(digits, country) : undefined;
  return parsed?.countryCallingCode === dialingCode ? parsed.number : `+${dialingCode}${digits.replace(/^0+/, '')}`;
}
