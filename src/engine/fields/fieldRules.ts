import { factsOf } from './fields.ts';
import { ANY } from './patternIds.ts';
import { knownPatternId, patternOf, templateIdOf } from './patterns.ts';
import { messageOf, requiredMessage, type FieldMessage } from './ruleMessages.ts';
import { compileServerPattern, INPUT_MAX, matcherIfReady } from './serverPattern.ts';

/** A field's rule as the engine uses it: always whole, always possible to satisfy. Lengths count code points. */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  minLength: number;
  /** 1 to 255, never below `minLength`. */
  maxLength: number;
  /** `*` accepts anything; null leaves the decision to the template of `patternId`. */
  acceptedPattern: string | null;
  /** 0 to 20; also picks the message. */
  patternId: number;
}

/** Anything but nothing: for what only the platform can check, such as a password at sign-in or a code. */
export const anyText: FieldRule = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: INPUT_MAX,
  acceptedPattern: '*',
  patternId: 0,
};

/** What is wrong with a value, as data; the form translates `messageKey` with `params` and the field's label. */
export interface FieldError extends FieldMessage {
  code: 'required' | 'pattern' | 'length' | 'mismatch';
}

export interface ValidateOptions {
  /** The platform's field key; it selects the wording. Without it an empty value says that the input cannot be empty. */
  field?: string | undefined;
  /** Overrides the rule, where the form itself demands the field. */
  required?: boolean | undefined;
}

/** A switch as the platform writes it: true, or '1'. */
export const isSwitchedOn = (value: unknown): boolean => value === true || value === '1' || value === 1;

/** Reads a rule of any shape. What contradicts itself is dropped, so that the form can always be submitted. */
export function readRule(raw: unknown): FieldRule {
  const source = typeof raw === 'object' && raw !== null ? raw : {};
  const read = (key: string): unknown => (Object.hasOwn(source, key) ? (source as Record<string, unknown>)[key] : undefined);
  const pattern = read('acceptedPattern');
  const acceptedPattern = typeof pattern === 'string' && pattern.trim() !== '' ? pattern.trim() : null;
  const spelledOut = acceptedPattern === null ? null : templateIdOf(acceptedPattern);
  const id = read('patternId');
  const patternId = id === null || id === undefined ? (spelledOut ?? 0) : knownPatternId(id);
  // with a pattern of the platform's own nobody can tell which lengths it allows
  const template = acceptedPattern === null ? patternOf(patternId) : spelledOut === null ? null : patternOf(spelledOut);
  return {
    enabled: isSwitchedOn(read('enabled')),
    required: isSwitchedOn(read('required')),
    ...bounds(count(read('minLength')), count(read('maxLength')), template?.shortest ?? 1, template?.longest ?? INPUT_MAX),
    acceptedPattern,
    patternId,
  };
}

function bounds(
  min: number | null,
  max: number | null,
  shortest: number,
  longest: number,
): { minLength: number; maxLength: number } {
  let [low, high] = [min ?? 0, max ?? INPUT_MAX];
  if (low > high && high > 0) [low, high] = [high, low];
  if (high < shortest || high > INPUT_MAX) high = INPUT_MAX;
  if (low > longest || low > high) low = 0;
  return { minLength: low, maxLength: high };
}

/** A length: a whole number from 0, also as text; null for anything else. */
function count(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? Math.abs(number) : null;
}

/** Whether a field counts as not filled in: spaces alone are a password, and nothing in any other field (D-62). */
export function isBlank(value: string, field?: string): boolean {
  return factsOf(field ?? '').input === 'secret' ? value === '' : value.trim() === '';
}

/** Validates one value by its rule. A pattern that still has to be fetched does not count yet: see `ruleReady`. */
export function validateField(rule: FieldRule, value: unknown, { field, required }: ValidateOptions = {}): FieldError | null {
  const text = typeof value === 'string' ? value : '';
  if (isBlank(text, field)) return (required ?? rule.required) ? { code: 'required', ...requiredMessage(field) } : null;
  const length = codePoints(text);
  if (length < rule.minLength || length > rule.maxLength) return { code: 'length', ...messageOf(rule, field, 'length') };
  const holds = patternHolds(rule, text) && (!isOpen(rule) || factsOf(field ?? '').input !== 'phone' || DIALABLE.test(text));
  return holds ? null : { code: 'pattern', ...messageOf(rule, field, 'pattern') };
}

/** True for a rule that accepts any text. */
const isOpen = ({ acceptedPattern, patternId }: FieldRule) =>
  acceptedPattern === '*' || (acceptedPattern === null && patternId === ANY);

/** A text is no number, also where the rule accepts any. */
const DIALABLE = /^\+?\d+$/;

function patternHolds({ acceptedPattern, patternId }: FieldRule, text: string): boolean {
  if (acceptedPattern === null) return patternOf(patternId).accepts(text);
  return matcherIfReady(acceptedPattern)?.matches(text) ?? true;
}

/** Characters as people count them: an emoji or a rare Han character is one, though JavaScript stores two. */
function codePoints(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at += 1) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
    if (isPair) count -= 1;
  }
  return count;
}

/** Validates a repeated password. `messageKey` is `rules:checkPass`, or `rules:inconsistent_twice` where a password is changed. */
export function validateConfirmation(
  password: string,
  confirmation: string,
  { field = 'confirmPassword', messageKey = 'rules:checkPass' }: { field?: string; messageKey?: string } = {},
): FieldError | null {
  if (confirmation === '') return { code: 'required', ...requiredMessage(field) };
  return confirmation === password ? null : { code: 'mismatch', messageKey, params: {} };
}

/** Longest that a submit waits for what validates it, ms; then the platform has to decide. */
const READY_MS = 5_000;

/** Settles with the work, or when it is no longer waited for. */
export async function readyInTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, READY_MS);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}

/** Settles when `validateField` validates by the rule's own pattern; awaited before a submit. Never rejects. */
export async function ruleReady({ acceptedPattern }: FieldRule): Promise<void> {
  if (acceptedPattern === null || matcherIfReady(acceptedPattern) !== null) return;
  await readyInTime(compileServerPattern(acceptedPattern));
}
