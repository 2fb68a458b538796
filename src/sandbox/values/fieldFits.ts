import { patternOf } from '#engine/fields/patterns.ts';
import { compileServerPattern } from '#engine/fields/serverPattern.ts';
import type { SandboxRule } from '#contract/types.ts';

/** True when the value passes the rule: required, length in characters, and the pattern. */
export async function fieldFits(rule: SandboxRule, value: string): Promise<boolean> {
  if (value === '') return !rule.required;
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return false;
  if (rule.acceptedPattern === '') return patternOf(rule.patternId).accepts(value);
  return (await compileServerPattern(rule.acceptedPattern)).matches(value);
}
