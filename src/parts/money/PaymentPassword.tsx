import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/form/PasswordField.tsx';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  /** In words; null while there is none. */
  error: string | null;
}

/** The transaction password of a write. Its value stays in the input and is never kept. */
export function PaymentPassword({ ref, error }: Props) {
  const { t } = useTranslation('writes');
  return (
    <PasswordField
      ref={ref}
      name="paymentPassword"
      required
      label={t('payment_password')}
      toggleLabel={t('portal:show_password')}
      autoComplete="off"
      error={error}
    />
  );
}
