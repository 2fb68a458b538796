import type { FieldError } from '#engine/fields/fieldRules.ts';
import { EMAIL } from '#engine/fields/patternIds.ts';
import { patterns } from '#engine/fields/patterns.ts';

/** Length of the words and of the contact, in characters as people count them. */
export const contentBounds = { minLength: 5, maxLength: 140 } as const;
export const contactMax = 100;
export const feedbackPageSize = 5;

/** A contact is an email address or a phone number; nobody has to give one. */
export function contactFault(contact: string): FieldError | null {
  if (contact === '') return null;
  if (contact.includes('@')) {
    const isMail = patterns[EMAIL]?.accepts(contact) === true;
    return isMail ? null : { code: 'pattern', messageKey: 'rules:pattern_3', params: { min: 6, max: contactMax } };
  }
  const isPhone = /^\+?\d{6,20}$/.test(contact.replace(/[\s().-]/g, ''));
  return isPhone ? null : { code: 'pattern', messageKey: 'errors:wrong_phone_format', params: {} };
}
