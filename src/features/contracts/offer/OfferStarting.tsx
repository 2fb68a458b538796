import { useTranslation } from 'react-i18next';
import type { Contract, ContractKind } from '#contract/types.ts';
import styles from '#features/contracts/Contracts.module.css';
import { useContracts } from '#features/contracts/useContracts.ts';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { OfferForm } from './OfferForm.tsx';

interface Props {
  kind: ContractKind;
  /** Empty where it is typed. */
  account: string;
  /** The contract that the offer begins with; null for the downline's own. */
  contractId: string | null;
  onDone: (contract: Contract | null, account: string) => void;
}

/** The form, once it is known what the downline has. */
export function OfferStarting({ kind, account, contractId, onDone }: Props) {
  const { t } = useTranslation('records');
  const { rows, isError, isFetching, refetch } = useContracts({ scope: 'DOWNLINE', kind, account }, account !== '');
  if (account !== '' && rows === null) {
    if (!isError) return <Skeleton shape="block" className={styles.skeleton} />;
    const words = { title: t('error_title'), text: t('error_text'), retryLabel: t('portal:retry') };
    return <ErrorState {...words} retrying={isFetching} onRetry={refetch} />;
  }
  const from = rows?.find(({ id }) => id === contractId) ?? rows?.find(({ status }) => status === 'accepted') ?? null;
  return <OfferForm start={{ kind, account, from }} onDone={onDone} />;
}
