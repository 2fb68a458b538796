import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldInput, FormValues } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { FieldHelp } from '#ui/form/FieldHelp.tsx';

/** The bank, from the platform's list. */
export function BankField({ name, label }: FieldInput) {
  const { t } = useTranslation('security-centre');
  const id = useId();
  const { register, setValue, control, formState } = useFormContext<FormValues>();
  const { data, isError, isFetching, refetch } = useRead('banks');
  const value = useWatch({ control, name }) ?? '';
  const error = useErrorText(name, label);
  const { ref, onBlur } = register(name);
  if (isError && data === undefined) {
    return (
      <p className="small">
        {t('banks_failed')}{' '}
        <Button size="xs" variant="text" loading={isFetching} onClick={refetch}>
          {t('portal:retry')}
        </Button>
      </p>
    );
  }
  const options = [
    { value: '', label: t('choose_bank') },
    ...(data?.rows ?? []).map((bank) => ({ value: bank.code, label: bank.name })),
  ];
  return (
    <div>
      <SelectField
        ref={ref}
        name={name}
        onBlur={(event) => void onBlur(event)}
        label={label}
        options={options}
        value={value}
        disabled={data === undefined}
        aria-required
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : id}
        onChange={(next) => setValue(name, next, { shouldValidate: formState.isSubmitted, shouldDirty: true })}
      />
      <FieldHelp id={id} error={error} />
    </div>
  );
}
