import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ageOn, FIRST_BIRTHDAY, localDay } from '#engine/dates/dates.ts';
import type { FieldProps } from '#engine/registry.ts';
import { BIRTHDAY_CONFIRMED } from '#state/forms/plainChecks.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import type { FormValues } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './BirthdayField.module.css';

/** MM-dd-yyyy (template 13), which the browser's date input cannot hold. */
const AMERICAN = 13;

/** The date of birth. 18 to 20 must be confirmed, under 18 is refused (D-17). */
export function BirthdayField({ slotProps, name, label, rule, required, entry }: FieldProps) {
  const { brand } = usePortal();
  const { t } = useTranslation(['fields', 'rules']);
  const { register, control, setValue, trigger } = useFormContext<FormValues>();
  const { minAge, birthdayAge } = brand.registerForm.agreement;
  const age = useWatch({ control, name, compute: (value?: string) => ageOn(value ?? '', Date.now()) });
  const confirmed = useWatch({ control, name: BIRTHDAY_CONFIRMED }) === '1';
  const american = rule.acceptedPattern !== '*' && rule.patternId === AMERICAN;
  // a published page does not know on which day it is read
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(localDay(Date.now())), []);

  return (
    <div {...slotProps}>
      <TextField
        // a control that cannot read what it shows announces no change
        {...register(name, { onBlur: () => void trigger(name) })}
        type={american ? 'text' : 'date'}
        min={american ? undefined : FIRST_BIRTHDAY}
        max={american ? undefined : today}
        inputMode={american ? 'numeric' : undefined}
        autoComplete={entry?.autocomplete ?? 'bday'}
        label={label}
        required={required}
        error={useErrorText(name, label)}
        hint={t('rules:birthday_limit', { age: birthdayAge })}
      />
      {age !== null && age >= minAge && age < birthdayAge && (
        <Checkbox
          className={styles.confirm}
          name={BIRTHDAY_CONFIRMED}
          checked={confirmed}
          onChange={(event) => {
            setValue(BIRTHDAY_CONFIRMED, event.target.checked ? '1' : '');
            void trigger(name);
          }}
        >
          {t('birthday_confirm', { age: birthdayAge })}
        </Checkbox>
      )}
    </div>
  );
}
