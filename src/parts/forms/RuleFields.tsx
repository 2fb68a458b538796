import type { FormKind } from '#engine/registry.ts';
import type { FormField } from '#state/forms/formField.ts';
import { RuleField } from './RuleField.tsx';

interface Props {
  form: FormKind;
  fields: readonly FormField[];
}

/** The inputs of the enclosing form, top to bottom. */
export function RuleFields({ form, fields }: Props) {
  return fields.map((field) => <RuleField key={field.name} form={form} field={field} />);
}
