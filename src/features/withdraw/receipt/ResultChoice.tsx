import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceiptResult } from '#contract/types.ts';
import { FieldHelp } from '#ui/form/FieldHelp.tsx';
import { results } from './receipt.ts';
import styles from './Receipt.module.css';

interface Props {
  value: ReceiptResult | '';
  onChange: (result: ReceiptResult) => void;
  error: string | null;
}

/** Received, in part, or not: native radio buttons in cards. */
export function ResultChoice({ value, onChange, error }: Props) {
  const { t } = useTranslation('withdraw');
  const id = useId();
  return (
    <fieldset className={styles.results} aria-describedby={`${id}-help`}>
      <legend className={styles.legend}>{t('question')}</legend>
      {results.map((result) => (
        <label key={result} className={styles.result}>
          <input type="radio" name="result" value={result} checked={result === value} onChange={() => onChange(result)} />
          {t(`result_${result}`)}
        </label>
      ))}
      <FieldHelp id={`${id}-help`} error={error} />
    </fieldset>
  );
}
