import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Slot } from '#engine/react/Slot.tsx';
import type { FormKind } from '#engine/registry.ts';
import { FieldOutline } from '#ui/form/FieldOutline.tsx';
import type { FormField } from '#state/forms/formField.ts';

interface Props {
  form: FormKind;
  field: FormField;
}

/** The input of one field of the enclosing form: its own, else the registry's. */
export const RuleField = memo(function RuleField({ form, field }: Props) {
  const { name, rule, required, entry = null, input: Input } = field;
  const { t } = useTranslation('fields');
  const label = t(field.label ?? entry?.label ?? `fields:${snakeCase(name)}`);
  if (Input) return <Input name={name} label={label} rule={rule} required={required} />;
  const described = { form, label, rule, required, entry };
  return <Slot kind="field" name={name} {...described} loading={<FieldOutline label={label} required={required} />} />;
});

/** `confirmPassword` → `confirm_password`, the text key of an undescribed field. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
