import type { ReactNode } from 'react';
import { usePortal } from '#state/portal/PortalProvider.tsx';
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
  /** A button inside the box, such as "Max". */
  trailing?: ReactNode;
  disabled?: boolean;
}

/** The input of an amount in the brand's money. Refused amounts are explained in words below it. */
export function AmountField({ field, label, name = 'amount', hint, trailing, disabled }: Props) {
  const { brand } = usePortal();
  return (
    <TextField
      ref={field.input}
      name={name}
      label={label}
      required
      inputMode="decimal"
      autoComplete="off"
      value={field.text}
      onChange={(event) => field.type(event.currentTarget.value)}
      // an error that appears while a button is pressed would move the button away
      onBlur={({ relatedTarget }) => !(relatedTarget instanceof HTMLButtonElement) && field.leave()}
      leading={
        <span className={styles.symbol} aria-hidden="true">
          {brand.currency.symbol}
        </span>
      }
      trailing={trailing}
      error={field.error}
      hint={hint}
      disabled={disabled}
    />
  );
}
