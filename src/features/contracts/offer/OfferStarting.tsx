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

/** The form, once it is known what the downline has, and the reader itself. */
export function OfferStarting({ kind, account, contractId, onDone }: Props) {
  const ofDownline = useContracts({ scope: 'DOWNLINE', kind, account }, account !== '');
  const ofReader = useContracts({ scope: 'MINE', kind });
  const [start, setStart] = useState<OfferStart | null>(null);
  const asked = account === '' ? [ofReader] : [ofDownline, ofReader];
  // newer contracts change nothing under what is being typed
  if (start === null && asked.every(({ rows, isFetching }) => rows !== null && !isFetching)) {
    const rows = account === '' ? [] : (ofDownline.rows ?? []);
    const held = rows.filter(({ status }) => status === 'accepted');
    const edited = rows.find(({ id }) => id === contractId);
    const from = edited ?? held[0] ?? null;
    setStart({ kind, account, from, isEdit: edited !== undefined, held, own: ofReader.rows ?? [] });
  }
  if (start === null) {
    const reads = asked.flatMap((one) => one.reads);
    if (reads.some(({ isError }) => isError)) return <ReadFailed reads={reads} />;
    return (
      <Loading>
        <Skeleton shape="block" className={styles.skeleton} />
      </Loading>
    );
  }
  return (
    <>
      <MissingRows count={ofDownline.missing} />
      <OfferForm start={start} onDone={onDone} />
    </>
  );
}
