import { type FieldRule, validateField } from '#engine/fields/fieldRules.ts';
import { templateIdOf, templates } from '#engine/fields/patterns.ts';
import { type FieldMessage, messageOf } from '#engine/fields/ruleMessages.ts';
import { INPUT_MAX } from '#engine/fields/serverPattern.ts';

/** One thing that a password must have. */
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

/** The templates that passwords use, taken apart; all together say what the template says. */
const partsByTemplate: Readonly<Record<number, readonly PasswordPart[]>> = {
  [templates.letterFirst.id]: [part('begins_letter', /^[A-Za-z]/), lettersAndDigits],
  [templates.lettersOrDigits.id]: [lettersAndDigits],
  [templates.lettersAndDigits.id]: [part('letter', /[A-Za-z]/), part('digit', /\d/), lettersAndDigits],
  [templates.digits.id]: [part('digits_only', /^\d+$/)],
  [templates.lettersOrDigitsWithCapital.id]: [uppercase, lettersAndDigits],
  [templates.noSpaces.id]: [part('no_spaces', /^\S+$/)],
  [templates.printableAscii.id]: [part('symbols_allowed', /^[\x21-\x7E]+$/)],
  [templates.strongPassword.id]: [
    part('lowercase', /[a-z]/),
    uppercase,
    part('digit', /\d/),
    part('symbol', /[^A-Za-z0-9\s]/),
    part('no_spaces', /^\S+$/),
  ],
};

/** What a rule asks of a password, in parts that can be ticked off one by one. Together they are what the rule decides. */
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
  if (template === templates.any.id) return parts;
  // a pattern of the platform's own, or a template that passwords hardly use: one part, in the message's words
  const whole = { ...rule, minLength: 0, maxLength: INPUT_MAX };
  if (template === null && patternId === 0) return parts;
  return [
    ...parts,
    { ...messageOf(rule, undefined, 'pattern'), holds: (value) => value !== '' && validateField(whole, value) === null },
  ];
}
