import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
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

/** Whether the number, as it is dialled within the country, is valid there; null without plans. */
export function isPhoneNumber(digits: string, country: string): boolean | null {
  if (library === null || !isKnown(library, country)) return null;
  const parsed = library.parsePhoneNumberFromString(digits, country);
  return parsed !== undefined && parsed.isValid() && !hasPrefix(digits, parsed);
}

/** Whether a number begins as one does that is dialled from abroad: +84, 0084. */
export const isFromAbroad = (text: string): boolean => /^\s*(?:\+|00)/.test(text);

/** Has the code of a country, which the number within the country has not; also without a sign, 84 before a number of Vietnam. */
const hasPrefix = (text: string, { countryCallingCode, nationalNumber }: PhoneNumber): boolean =>
  isFromAbroad(text) || text.replace(/\D/g, '') === countryCallingCode + nationalNumber;

/** A number that was written with the code of its country. */
export interface International {
  /** ISO 3166-1 code where the number tells it: many share the code +1. */
  country: string | undefined;
  dialingCode: string;
  /** Without the code of the country. */
  digits: string;
  isWhole: boolean;
}

/** Splits a number with the code of a country, such as `+55 11 98765-4321`, typed where another may be chosen; null for any other. */
export function splitInternational(text: string, chosen: string): International | null {
  if (library === null) return null;
  const parsed = library.parsePhoneNumberFromString(text, isKnown(library, chosen) ? chosen : undefined);
  if (parsed === undefined || !hasPrefix(text, parsed)) return null;
  const { country, countryCallingCode: dialingCode, nationalNumber: digits } = parsed;
  return { country, dialingCode, digits, isWhole: parsed.isValid() };
}

/** E.164 without the national trunk zero, such as +84912345678. */
export function internationalNumber(digits: string, country: string, dialingCode: string): string {
  const parsed = library !== null && isKnown(library, country) ? library.parsePhoneNumberFromString(digits, country) : undefined;
  return parsed?.countryCallingCode === dialingCode ? parsed.number : `+${dialingCode}${digits.replace(/^0+/, '')}`;
}
