import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '#state/forms/formField.ts';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from '../SecurityCentre.module.css';

interface Props {
  form: UseFormReturn<FormValues>;
  failure: string | null;
  onSubmit: (event: FormEvent) => void;
  /** Text of the button; default: save. */
  submitLabel?: string;
  children: ReactNode;
}

/** Failure, fields and button of a row's form. */
export function FormFrame({ form, failure, onSubmit, submitLabel, children }: Props) {
  const { t } = useTranslation('security-centre');
  const isOnline = useOnline();
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormFailure text={failure} />
        {children}
        <Button
          type="submit"
          data-action="save"
          className={styles.submit}
          loading={form.formState.isSubmitting}
          disabled={!isOnline}
        >
          {submitLabel ?? t('save')}
        </Button>
      </form>
    </FormProvider>
  );
}
