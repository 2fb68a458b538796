import { useTranslation } from 'react-i18next';
import type { ContractPreviewResponse } from '#contract/types.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './Contracts.module.css';
import { ContractTerms } from './ContractTerms.tsx';

interface Props {
  preview: ContractPreviewResponse;
  /** Who accepts; null for the reader. */
  account: string | null;
}

/** The contracts that end with an acceptance, as the platform says; nothing where none does. */
export function EndedContracts({ preview: { ends, endsTotal }, account }: Props) {
  const { t } = useTranslation('contracts');
  if (endsTotal === 0) return null;
  const more = endsTotal - ends.length;
  return (
    <Alert tone="warn">
      {t(account === null ? 'accept_ends' : 'offer_ends', { account, count: endsTotal })}
      <ul className={styles.ends}>
        {ends.map(({ id, account: holder, terms }) => (
          <li key={id} data-row={id}>
            <b className="ellipsis">{holder}</b>
            <span className="num small">
              <ContractTerms terms={terms} />
            </span>
          </li>
        ))}
        {more > 0 && <li className="muted">{t('ends_more', { count: more })}</li>}
      </ul>
    </Alert>
  );
}
