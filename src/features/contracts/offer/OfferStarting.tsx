import { useState } from 'react';
import type { Contract, ContractKind } from '#contract/types.ts';
import styles from '#features/contracts/Contracts.module.css';
import { useContracts } from '#features/contracts/useContracts.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { MissingRows } from '#parts/feedback/MissingRows.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { OfferForm } from './OfferForm.tsx';
import type { OfferStart } from './useOffer.ts';

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
  const { rows, missing, isFetching, reads } = useContracts({ scope: 'DOWNLINE', kind, account }, account !== '');
  const [start, setStart] = useState<OfferStart | null>(account === '' ? { kind, account, from: null, isEdit: false } : null);
  // newer contracts change nothing under what is being typed
  if (start === null && rows !== null && !isFetching) {
    const edited = rows.find(({ id }) => id === contractId);
    const from = edited ?? rows.find(({ status }) => status === 'accepted') ?? null;
    setStart({ kind, account, from, isEdit: edited !== undefined });
  }
  if (start === null) {
    if (reads.some(({ isError }) => isError)) return <ReadFailed reads={reads} />;
    return (
      <Loading>
        <Skeleton shape="block" className={styles.skeleton} />
      </Loading>
    );
  }
  return (
    <>
      <MissingRows count={missing} />
      <OfferForm start={start} onDone={onDone} />
    </>
  );
}
