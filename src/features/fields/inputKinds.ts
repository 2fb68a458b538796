import type { FieldProps, FormKind } from '#engine/registry.ts';
import type { IconName } from '#ui/icon/iconNames.ts';

type InputMode = NonNullable<FieldProps['entry']>['inputMode'];

interface InputKind {
  type: 'text' | 'email' | 'tel';
  inputMode: InputMode;
  icon: IconName | undefined;
  autoComplete: string;
}

/** What a field shows where the brand's entry does not say. */
const icons: Readonly<Record<string, IconName>> = {
  username: 'user-round',
  email: 'mail',
  affiliateCode: 'ticket-percent',
  referralCode: 'ticket-percent',
  recommenderId: 'ticket-percent',
};

const completions: Readonly<Record<string, string>> = { username: 'username', email: 'email', payeeName: 'name' };

/** Keyboard, icon and completion of a text field, from the brand's entry. */
export function inputKind({ name, entry }: Pick<FieldProps, 'name' | 'entry'>): InputKind {
  const inputMode = entry?.inputMode ?? (name === 'email' ? 'email' : undefined);
  return {
    type: inputMode === 'email' || inputMode === 'tel' ? inputMode : 'text',
    inputMode,
    // the brand's check has seen that the icon exists
    icon: (entry?.icon as IconName | undefined) ?? icons[name],
    autoComplete: entry?.autocomplete ?? completions[name] ?? 'off',
  };
}

/** Tells password managers which password is meant. */
export function passwordCompletion(name: string, form: FormKind): string {
  if (name === 'paymentPassword') return 'off';
  return name === 'oldPassword' || (name === 'password' && form === 'login') ? 'current-password' : 'new-password';
}
