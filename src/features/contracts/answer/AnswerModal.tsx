import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/types.ts';
import type { ModalProps } from '#engine/registry.ts';
import styles from '#features/contracts/Contracts.module.css';
import { useContracts } from '#features/contracts/useContracts.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { kindNames } from '#engine/contracts/kinds.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { answerOf, wordsOf } from './answers.ts';

/** Asks whether a contract is accepted, rejected, withdrawn or ended, with the contract as the platform has it now. */
export function AnswerModal({ slotProps, params, close }: ModalProps) {
  const { t } = useTranslation(['contracts', 'records', 'writes']);
  const [answer, setAnswer] = useState(() => answerOf(params['action']));
  const [done, setDone] = useState<{ reference: string | null } | null>(null);
  const { id = '', status = '' } = params;
  const kind = kindNames.find((one) => one === params['kind']);
  // an agent may have thousands of downlines
  const holder = answer === 'TERMINATE' ? params['account'] : undefined;
  const { rows, missing, isFetching, reads } = useContracts(
    { scope: answer === 'TERMINATE' ? 'DOWNLINE' : 'REQUESTS', ...(kind && { kind }), ...(holder && { account: holder }) },
    kind !== undefined,
  );
  const [contract, setContract] = useState<Contract | null>(null);
  const found = rows?.find((one) => one.id === id);
  // an answered offer leaves the list while its answer is still open
  if (contract === null && found !== undefined) setContract(found);
  const words = wordsOf(answer, contract?.status ?? status);
  const isOver = contract === null && (kind === undefined || (rows !== null && !isFetching));
  const account = contract?.account ?? params['account'] ?? '';
  const content = () => {
    if (done !== null) return <WriteResult reference={done.reference}>{t(words.done)}</WriteResult>;
    if (contract !== null) {
      return (
        <AnswerForm
          key={answer}
          contract={contract}
          answer={answer}
          onReject={() => setAnswer('REJECT')}
          onCancel={() => close(false)}
          onDone={(value) => setDone({ reference: value?.id ?? id })}
        />
      );
    }
    if (isOver) return <Alert tone="warn">{t(kind === undefined || missing > 0 ? 'unreadable' : 'refused_contract_gone')}</Alert>;
    if (reads.some(({ isError }) => isError)) return <ReadFailed reads={reads} />;
    return (
      <Loading>
        <Skeleton shape="block" className={styles.skeleton} />
      </Loading>
    );
  };
  return (
    <Modal
      {...slotProps}
      title={t(words.title, { account })}
      closeLabel={t('portal:close')}
      onClose={() => close(done !== null)}
      width={480}
    >
      <div className={styles.form}>
        {content()}
        {(done !== null || isOver) && (
          <Button block onClick={() => close(done !== null)}>
            {t('portal:close')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
