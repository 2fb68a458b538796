import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/types.ts';
import type { ModalProps } from '#engine/registry.ts';
import styles from '#features/contracts/Contracts.module.css';
import { useContracts } from '#features/contracts/useContracts.ts';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { kindNames } from '#state/contracts/contractKinds.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
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
  const kind = kindNames.find((one) => one === params['kind']) ?? 'dividend';
  const { id = '', status = '' } = params;
  const scope = answer === 'TERMINATE' ? 'DOWNLINE' : 'REQUESTS';
  const { rows, isError, isFetching, refetch } = useContracts({ scope, kind });
  const [contract, setContract] = useState<Contract | null>(null);
  const found = rows?.find((one) => one.id === id);
  // an answered offer leaves the list while its answer is still open
  if (contract === null && found !== undefined) setContract(found);
  const words = wordsOf(answer, contract?.status ?? status);
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
    if (rows !== null && !isFetching) return <Alert tone="warn">{t('gone')}</Alert>;
    if (isError && !isFetching) {
      const texts = { title: t('records:error_title'), text: t('records:error_text'), retryLabel: t('portal:retry') };
      return <ErrorState {...texts} retrying={isFetching} onRetry={refetch} />;
    }
    return <Skeleton shape="block" className={styles.skeleton} />;
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
        {(done !== null || (contract === null && rows !== null)) && (
          <Button block onClick={() => close(done !== null)}>
            {t('portal:close')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
