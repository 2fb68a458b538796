import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/types.ts';
import styles from '#features/contracts/Contracts.module.css';
import { ContractTerms } from '#features/contracts/ContractTerms.tsx';
import { usePaid } from '#features/contracts/usePaid.ts';

interface Props {
  account: string;
  /** What the downline has, or was offered; null for nothing. */
  contract: Contract | null;
}

/** The downline of an offer, and the contract that it has now. */
export function CurrentContract({ account, contract }: Props) {
  const { t } = useTranslation('contracts');
  const paid = usePaid();
  return (
    <div className={styles.current}>
      <b>{account}</b>
      {contract !== null && (
        <div className="small num">
          <span className="muted">
            {t(contract.status === 'offered' ? 'offered_paid' : 'now_paid', {
              paid: paid(contract.kind, contract.period ?? null),
            })}
          </span>
          <ContractTerms terms={contract.terms} />
        </div>
      )}
    </div>
  );
}
