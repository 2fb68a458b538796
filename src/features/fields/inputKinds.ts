import { factsOf, type FieldName, type fields } from '#engine/fields/fields.ts';
import type { FieldProps, FormKind } from '#engine/registry.ts';
import type { IconName } from '#ui/icon/iconNames.ts';

type InputMode = NonNullable<FieldProps['entry']>['inputMode'];

interface InputKind {
  type: 'text' | 'email' | 'tel';
  inputMode: InputMode;
  icon: IconName | undefined;
  autoComplete: string;
}

/** Default icons, where the brand's entry has none. */
type FieldIcon = Extract<(typeof fields)[FieldName], { icon: string }>['icon'];

/** Keyboard, icon and autocomplete of a text field, from the brand's entry. */
export function inputKind({ name, entry }: Pick<FieldProps, 'name' | 'entry'>): InputKind {
  const facts = factsOf(name);
  const icon: IconName | undefined = facts.icon as FieldIcon | undefined;
  const inputMode = entry?.inputMode ?? facts.inputMode;
  return {
    type: inputMode === 'email' || inputMode === 'tel' ? inputMode : 'text',
    inputMode,
    // the brand check has validated that the icon exists
    icon: (entry?.icon as IconName | undefined) ?? icon,
    autoComplete: entry?.autocomplete ?? facts.autoComplete ?? 'off',
  };
}

/** Tells password managers which password is meant. */
export function passwordCompletion(name: string, form: FormKind): string {
  if (name === 'password' && form === 'login') return 'current-password';
  return factsOf(name).autoComplete ?? 'new-password';
}
