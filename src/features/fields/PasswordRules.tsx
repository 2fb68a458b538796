import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#engine/fields/fieldRules.ts';
import type { FormValues } from '#state/forms/formField.ts';
import { RuleList } from './RuleList.tsx';
import { passwordParts } from './passwordParts.ts';

interface PasswordRulesProps {
  id: string;
  name: string;
  rule: FieldRule;
  /** False until the field had the focus. */
  shown: boolean;
}

/** The rules of a new password, ticked off while typing. */
export function PasswordRules({ id, name, rule, shown }: PasswordRulesProps) {
  const { t } = useTranslation('rules');
  const { control } = useFormContext<FormValues>();
  const value = useWatch({ control, name }) ?? '';
  if (!shown && value === '') return null;
  const rules = passwordParts(rule).map(({ messageKey, params, holds }) => ({ text: t(messageKey, params), met: holds(value) }));
  return rules.length === 0 ? null : <RuleList id={id} rules={rules} metLabel={t('part_met')} />;
}
