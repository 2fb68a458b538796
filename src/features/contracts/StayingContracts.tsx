import { useTranslation } from 'react-i18next';
import type { ContractPreviewResponse } from '#contract/types.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './Contracts.module.css';
import { ContractTerms } from './ContractTerms.tsx';
import { usePaid } from './usePaid.ts';

interface Props {
  preview: ContractPreviewResponse;
  /** Who accepts; null for the reader. */
  account: string | null;
}

/** The contracts of other periods that stay active beside an accepted one, as the platform says; nothing where none does. */
export function StayingContracts({ preview: { stays = [] }, account }: Props) {
  const { t } = useTranslation('contracts');
  const paid = usePaid();
  if (stays.length === 0) return null;
  return (
    <Alert tone="warn">
      {t(account === null ? 'accept_stays' : 'offer_stays', { account })}
      <ul className={styles.ends}>
        {stays.map(({ id, kind, period, terms }) => (
          <li key={id} data-row={id}>
            <b>{paid(kind, period ?? null)}</b>
            <span className="num small">
              <ContractTerms terms={terms} />
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
