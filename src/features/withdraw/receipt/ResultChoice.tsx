import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceiptResult } from '#contract/types.ts';
import { RadioCard } from '#ui/controls/RadioCard.tsx';
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
    <fieldset aria-describedby={`${id}-help`}>
      <legend className={styles.legend}>{t('question')}</legend>
      <div className={styles.results}>
        {results.map((result) => (
          <RadioCard key={result} name="result" value={result} selected={result === value} onSelect={() => onChange(result)}>
            {t(`result_${result}`)}
          </RadioCard>
        ))}
        <FieldHelp id={`${id}-help`} error={error} />
      </div>
    </fieldset>
  );
}
