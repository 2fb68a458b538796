import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#engine/fields/fieldRules.ts';
import { hintOf } from '#engine/fields/ruleMessages.ts';
import { INPUT_MAX } from '#engine/fields/serverPattern.ts';

/** False for a rule that accepts any text, which needs neither hint nor tick. */
export function isRestrictive({ patternId, minLength, maxLength }: FieldRule): boolean {
  return patternId !== 0 || minLength > 1 || maxLength < INPUT_MAX;
}

/** The hint of a field from its first focus on, replaced by its error. It stays after blur, so that nothing moves. */
export function useFieldHint(name: string, rule: FieldRule): { hint: string | null; onFocus: () => void } {
  const { t } = useTranslation('rules');
  const [visited, setVisited] = useState(false);
  const { messageKey, params } = hintOf(rule, name);
  return { hint: visited && isRestrictive(rule) ? t(messageKey, params) : null, onFocus: () => setVisited(true) };
}
