import { type FieldRule, validateField } from '#engine/fields/fieldRules.ts';
import {
  ANY,
  DIGITS,
  LETTER_FIRST,
  LETTERS_AND_DIGITS,
  LETTERS_OR_DIGITS,
  LETTERS_OR_DIGITS_WITH_CAPITAL,
  NO_SPACES,
  PRINTABLE_ASCII,
  STRONG_PASSWORD,
} from '#engine/fields/patternIds.ts';
import { templateIdOf } from '#engine/fields/patterns.ts';
import { type FieldMessage, messageOf } from '#engine/fields/ruleMessages.ts';
import { INPUT_MAX } from '#engine/fields/serverPattern.ts';

/** One requirement of a password. */
export interface PasswordPart extends FieldMessage {
  holds: (value: string) => boolean;
}

const part = (key: string, pattern: RegExp): PasswordPart => ({
  messageKey: `rules:part_${key}`,
  params: {},
  holds: (value) => pattern.test(value),
});

const lettersAndDigits = part('letters_digits', /^[A-Za-z0-9]+$/);
const uppercase = part('uppercase', /[A-Z]/);

/** The templates used for passwords, split into requirements that together are equivalent to them. */
const partsByTemplate: Readonly<Record<number, readonly PasswordPart[]>> = {
  [LETTER_FIRST]: [part('begins_letter', /^[A-Za-z]/), lettersAndDigits],
  [LETTERS_OR_DIGITS]: [lettersAndDigits],
  [LETTERS_AND_DIGITS]: [part('letter', /[A-Za-z]/), part('digit', /\d/), lettersAndDigits],
  [DIGITS]: [part('digits_only', /^\d+$/)],
  [LETTERS_OR_DIGITS_WITH_CAPITAL]: [uppercase, lettersAndDigits],
  [NO_SPACES]: [part('no_spaces', /^\S+$/)],
  [PRINTABLE_ASCII]: [part('symbols_allowed', /^[\x21-\x7E]+$/)],
  [STRONG_PASSWORD]: [
    part('lowercase', /[a-z]/),
    uppercase,
    part('digit', /\d/),
    part('symbol', /[^A-Za-z0-9\s]/),
    part('no_spaces', /^\S+$/),
  ],
};

/** The requirements of a rule, to be ticked off one by one; together they are equivalent to the rule. */
export function passwordParts(rule: FieldRule): PasswordPart[] {
  const { minLength, maxLength, acceptedPattern, patternId } = rule;
  const parts: PasswordPart[] = [];
  if (minLength > 1 || maxLength < INPUT_MAX) {
    const exact = minLength === maxLength;
    parts.push({
      messageKey: exact ? 'rules:part_length_exact' : 'rules:part_length',
      params: exact ? { count: maxLength } : { min: minLength, max: maxLength },
      holds: (value) => validateField({ ...rule, acceptedPattern: '*' }, value) === null && value !== '',
    });
  }
  if (acceptedPattern === '*') return parts;
  const template = acceptedPattern === null ? patternId : templateIdOf(acceptedPattern);
  const known = template === null ? undefined : partsByTemplate[template];
  if (known !== undefined) return [...parts, ...known];
  if (template === ANY) return parts;
  // a pattern of the platform, or a template rarely used for passwords: one part with the rule's message
  const whole = { ...rule, minLength: 0, maxLength: INPUT_MAX };
  if (template === null && patternId === 0) return parts;
  return [
    ...parts,
    { ...messageOf(rule, undefined, 'pattern'), holds: (value) => value !== '' && validateField(whole, value) === null },
  ];
}
