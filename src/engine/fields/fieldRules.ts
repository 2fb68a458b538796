import { isSwitchedOn } from '#engine/conditions.ts';
import { factsOf } from './fields.ts';
import { ANY } from './patternIds.ts';
import { knownPatternId, patternOf, templateIdOf } from './patterns.ts';
import { messageOf, requiredMessage, type FieldMessage } from './ruleMessages.ts';
import { compileServerPattern, INPUT_MAX, matcherIfReady } from './serverPattern.ts';

/** A normalised field rule: complete and satisfiable. Lengths are in code points. */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  minLength: number;
  /** 1 to 255, never below `minLength`. */
  maxLength: number;
  /** `*` accepts anything; null leaves the decision to the template of `patternId`. */
  acceptedPattern: string | null;
  /** 0 to 20; also selects the message. */
  patternId: number;
}

/** Any value except an empty one: for what only the platform can check, such as the password at sign-in or a code. */
export const anyText: FieldRule = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: INPUT_MAX,
  acceptedPattern: '*',
  patternId: 0,
};

/** A validation error as data; the form translates `messageKey` with `params` and the field's label. */
export interface FieldError extends FieldMessage {
  code: 'required' | 'pattern' | 'length' | 'mismatch';
}

export interface ValidateOptions {
  /** The platform's field key; selects the message. Without it an empty value gets the message for an unnamed input. */
  field?: string | undefined;
  /** Overrides the rule where the form itself requires the field. */
  required?: boolean | undefined;
}

/** Normalises a rule of any shape. Contradictions are dropped, so that the form can always be submitted. */
export function readRule(raw: unknown): FieldRule {
  const source = typeof raw === 'object' && raw !== null ? raw : {};
  const read = (key: string): unknown => (Object.hasOwn(source, key) ? (source as Record<string, unknown>)[key] : undefined);
  const pattern = read('acceptedPattern');
  const acceptedPattern = typeof pattern === 'string' && pattern.trim() !== '' ? pattern.trim() : null;
  const spelledOut = acceptedPattern === null ? null : templateIdOf(acceptedPattern);
  const id = read('patternId');
  const patternId = id === null || id === undefined ? (spelledOut ?? 0) : knownPatternId(id);
  // the lengths that a pattern of the platform allows are unknown
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

/** Whether a field counts as empty: spaces count in a password, in no other field (D-62). */
export function isBlank(value: string, field?: string): boolean {
  return factsOf(field ?? '').input === 'secret' ? value === '' : value.trim() === '';
}

/** Validates one value by its rule. A pattern that is not compiled yet is skipped: see `ruleReady`. */
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

/** Letters are never a number, even if the rule accepts anything. */
const DIALABLE = /^\+?\d+$/;

function patternHolds({ acceptedPattern, patternId }: FieldRule, text: string): boolean {
  if (acceptedPattern === null) return patternOf(patternId).accepts(text);
  return matcherIfReady(acceptedPattern)?.matches(text) ?? true;
}

/** Length in code points: an emoji or a rare Han character counts as one. */
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

/** How long a submit waits for lazy validators, ms; then the platform decides. */
const READY_MS = 5_000;

/** Resolves with the work, or after the timeout. */
export async function waitUntilReady(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, READY_MS);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}

/** Resolves when `validateField` applies the rule's own pattern; await it before a submit. Never rejects. */
export async function ruleReady({ acceptedPattern }: FieldRule): Promise<void> {
  if (acceptedPattern === null || matcherIfReady(acceptedPattern) !== null) return;
  await waitUntilReady(compileServerPattern(acceptedPattern));
}
