import { useTranslation } from 'react-i18next';
import type { BankCard } from '#contract/types.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { RadioCard } from '#ui/controls/RadioCard.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './Withdraw.module.css';

interface Props {
  cards: readonly BankCard[];
  /** Id of the chosen card. */
  value: string;
  onChange: (id: string) => void;
}

/** The bank cards of the member; without one, the way to the security centre. */
export function CardChoice({ cards, value, onChange }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('withdraw');
  const add = (
    <Button
      size="sm"
      variant="secondary"
      icon="plus"
      data-action="addBankCard"
      onClick={() => void runAction(portal, 'openPanel', { menu: 'member', panel: 'securityCenter', row: 'bankCards' })}
    >
      {t('add_card')}
    </Button>
  );
  if (cards.length === 0) {
    return (
      <Alert tone="info" action={add}>
        {t('no_card')}
      </Alert>
    );
  }
  return (
    <fieldset>
      <legend className={styles.legend}>{t('card')}</legend>
      <div className={styles.cards}>
        {cards.map(({ id, bankName, maskedNumber, accountName }) => (
          <RadioCard
            key={id}
            name="cardId"
            value={id}
            selected={id === value}
            onSelect={() => onChange(id)}
            className={styles.choice}
          >
            <span>
              <b>{bankName}</b>
              <span className="small num muted">
                {maskedNumber} · {accountName}
              </span>
            </span>
          </RadioCard>
        ))}
        <div>{add}</div>
      </div>
    </fieldset>
  );
}
