import { asciiDigits } from '#engine/values/asciiDigits.ts';
import { bareNumber, INVISIBLE, SEPARATORS } from '#engine/values/bareNumber.ts';
import { factsOf } from './fields.ts';
import type { FieldRule } from './fieldRules.ts';
import { patternOf, templateIdOf } from './patterns.ts';

const OUTER = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** The most common length of a code, and the lengths of others. */
const CODE = /^\d{6}$/;
const OTHER_CODE = /^\d{4,8}$/;

/**
 * The value of a field as it is validated, sent and compared, whatever was typed or pasted. Every form, the early script and the
 * sandbox take it from here: a member signs in with what registered.
 * @param rule decides about the digits of a user name
 */
export function fieldText(name: string, typed: string, rule?: FieldRule): string {
  const { input, writing } = factsOf(name);
  const composed = typed.normalize('NFC');
  // blanks and signs of a password are part of it (D-62)
  if (input === 'secret') return composed;
  const text = composed.replace(OUTER, '');
  switch (writing) {
    case 'number':
      return numberText(text);
    case 'digits':
      return asciiDigits(text);
    case 'token':
      return asciiDigits(text.replace(INVISIBLE, '').replace(/\s/gu, ''));
    case 'code':
      return codeIn(text);
    case 'name':
      return rule === undefined || acceptsOtherDigits(rule) ? text : asciiDigits(text);
    default:
      return text;
  }
}

/** A number without separators; another text as it is, which the rule then judges. */
function numberText(text: string): string {
  const bare = bareNumber(text);
  return /^\+?\d+$/.test(bare) ? bare : text;
}

/** The code in a text: typed in groups, or pasted with the message around it. A text with several, or none, stays. */
export function codeIn(text: string): string {
  const plain = asciiDigits(text.replace(INVISIBLE, ''));
  const pieces = plain.match(/\d+/g) ?? [];
  const groups = plain.match(/\d+(?:[\s.\-·\u2010-\u2015\u2212]{1,3}\d+)*/gu) ?? [];
  const joined = groups.map((group) => group.replace(/\D/g, ''));
  const bare = plain.replace(SEPARATORS, '');
  return (
    only(pieces, CODE) ??
    only(joined, CODE) ??
    (/^\d*$/.test(bare) ? bare : (only(pieces, OTHER_CODE) ?? plain.replace(OUTER, '')))
  );
}

/** The one text of this form; null without one, and with several. */
function only(texts: readonly string[], form: RegExp): string | null {
  const [first, ...more] = new Set(texts.filter((text) => form.test(text)));
  return first !== undefined && more.length === 0 ? first : null;
}

/** Whether a rule may accept digits that are not 0 to 9. A pattern of the platform is not asked: it may not be compiled yet. */
function acceptsOtherDigits({ acceptedPattern, patternId }: FieldRule): boolean {
  if (acceptedPattern === '*') return true;
  const id = acceptedPattern === null ? patternId : templateIdOf(acceptedPattern);
  return id === null || patternOf(id).accepts('\uFF11');
}
