import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './AmountField.module.css';
import type { AmountInput } from './useAmount.ts';

interface Props {
  /** From `useAmount`. */
  field: AmountInput;
  label: string;
  name?: string;
  /** Shown while there is no error, such as the bounds. */
  hint?: ReactNode;
  /** The amount that the button "Max" sets, decimal text; without it there is no button. */
  max?: string;
  disabled?: boolean;
}

/** The input of an amount in the brand's money. Refused amounts are explained in words below it. */
export function AmountField({ field, label, name = 'amount', hint, max, disabled }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('writes');
  const isAfter = brand.currency.position === 'after';
  const symbol = (
    <span className={styles.symbol} aria-hidden="true">
      {brand.currency.symbol}
    </span>
  );
  return (
    <TextField
      ref={field.input}
      name={name}
      label={label}
      required
      inputMode={brand.currency.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={field.text}
      onChange={(event) => field.type(event.currentTarget.value)}
      // an error that appears while a button is pressed would move the button away
      onBlur={({ relatedTarget }) => !(relatedTarget instanceof HTMLButtonElement) && field.leave()}
      leading={!isAfter && symbol}
      trailing={
        (isAfter || max !== undefined) && (
          <>
            {isAfter && symbol}
            {max !== undefined && (
              <Button size="xs" variant="secondary" data-action="max" onClick={() => field.set(max)}>
                {t('max')}
              </Button>
            )}
          </>
        )
      }
      error={field.error}
      hint={hint}
      disabled={disabled}
    />
  );
}
