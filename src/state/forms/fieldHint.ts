import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#engine/fields/fieldRules.ts';
import { hintOf } from '#engine/fields/ruleMessages.ts';
import { INPUT_MAX } from '#engine/fields/serverPattern.ts';

/** False for a rule that takes any text: there is nothing to explain and nothing to praise. */
export function asksForSomething({ patternId, minLength, maxLength }: FieldRule): boolean {
  return patternId !== 0 || minLength > 1 || maxLength < INPUT_MAX;
}

/**
 * What a field asks for, from its first focus on; its error takes the same place. It stays after the focus has
 * left, so that what stands below does not move under a finger.
 */
export function useFieldHint(name: string, rule: FieldRule): { hint: string | null; onFocus: () => void } {
  const { t } = useTranslation('rules');
  const [visited, setVisited] = useState(false);
  const { messageKey, params } = hintOf(rule, name);
  return { hint: visited && asksForSomething(rule) ? t(messageKey, params) : null, onFocus: () => setVisited(true) };
}
