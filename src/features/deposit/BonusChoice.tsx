import { useTranslation } from 'react-i18next';
import type { DepositBonus } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { RadioCard } from '#ui/controls/RadioCard.tsx';
import styles from './Deposit.module.css';

interface Props {
  bonuses: readonly DepositBonus[];
  /** Id of the chosen promotion; empty for none. */
  value: string;
  onChange: (promotionId: string) => void;
}

/** One promotion, or none. */
export function BonusChoice({ bonuses, value, onChange }: Props) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const options = [
    { promotionId: '', title: t('no_bonus'), text: t('no_bonus_text') },
    ...bonuses.map(({ promotionId, title, min }) => ({
      promotionId,
      title,
      text: min === undefined ? '' : t('bonus_from', { min: money(min) }),
    })),
  ];
  return (
    <fieldset data-step="bonus">
      <legend className={`h-s ${styles.legend}`}>{t('step_bonus')}</legend>
      <div className={styles.bonuses}>
        {options.map(({ promotionId, title, text }) => (
          <RadioCard
            key={promotionId}
            name="promotionId"
            value={promotionId}
            selected={promotionId === value}
            onSelect={() => onChange(promotionId)}
            className={styles.bonus}
          >
            <span>
              <b>{title}</b>
              {text !== '' && <span className={`small muted num ${styles.line}`}>{text}</span>}
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
