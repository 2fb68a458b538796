import type { FieldError } from '#engine/fields/fieldRules.ts';
import { EMAIL } from '#engine/fields/patternIds.ts';
import { patterns } from '#engine/fields/patterns.ts';

/** Length limits of text and contact, in code points. */
export const contentBounds = { minLength: 5, maxLength: 140 } as const;
export const contactMax = 100;
export const feedbackPageSize = 5;

/** An optional email address or phone number. */
export function contactFault(contact: string): FieldError | null {
  if (contact === '') return null;
  if (contact.includes('@')) {
    const isMail = patterns[EMAIL]?.accepts(contact) === true;
    return isMail ? null : { code: 'pattern', messageKey: 'rules:pattern_3', params: { min: 6, max: contactMax } };
  }
  const isPhone = /^\+?\d{6,20}$/.test(contact.replace(/[\s().-]/g, ''));
  return isPhone ? null : { code: 'pattern', messageKey: 'errors:wrong_phone_format', params: {} };
}
