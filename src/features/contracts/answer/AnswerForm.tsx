import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/types.ts';
import { ContractLines } from '#features/contracts/ContractLines.tsx';
import styles from '#features/contracts/Contracts.module.css';
import { EndedContracts } from '#features/contracts/EndedContracts.tsx';
import { StayingContracts } from '#features/contracts/StayingContracts.tsx';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { ModalFoot } from '#ui/overlay/ModalFoot.tsx';
import { type Answer, wordsOf } from './answers.ts';
import { useAnswer } from './useAnswer.ts';

interface Props {
  contract: Contract;
  answer: Answer;
  /** The person wants to reject the offer instead. */
  onReject: () => void;
  onCancel: () => void;
  /** With the contract, or null where its answer was lost and the records show it. */
  onDone: (contract: Contract | null) => void;
}

/** A contract with its figures, what an answer would end, and the answer. */
export function AnswerForm({ contract, answer, onReject, onCancel, onDone }: Props) {
  const { t } = useTranslation(['contracts', 'writes']);
  const isOnline = useOnline();
  const { write, preview, retryPreview, isKnown, failure, refusal, send } = useAnswer(contract, answer, onDone);
  const words = wordsOf(answer, contract.status);
  const isBusy = write.phase === 'sending' || write.phase === 'checking';
  const accepts = answer === 'ACCEPT';
  // an answer that was refused is read again, and the preview then repeats why
  const hindrance = accepts && refusal !== failure ? refusal : null;
  const other = contract.uplineAccount ?? '';
  return (
    <>
      <OpenWrite write={write} />
      <OfflineNote />
      <FormFailure text={failure} />
      <ContractLines
        contract={contract}
        with={answer === 'TERMINATE' ? { label: 'to', account: contract.account } : { label: 'from', account: other }}
      />
      {words.text !== null && <p className="muted">{t(words.text, { account: contract.account })}</p>}
      {hindrance !== null && <Alert tone="error">{hindrance}</Alert>}
      {accepts && typeof preview !== 'string' && preview.allowed && <EndedContracts preview={preview} account={null} />}
      {accepts && typeof preview !== 'string' && preview.allowed && preview.endsTotal === 0 && (
        <p className="small muted">{t('accept_ends_none')}</p>
      )}
      {accepts && typeof preview !== 'string' && preview.allowed && <StayingContracts preview={preview} account={null} />}
      {accepts && preview === 'asked' && <p className="small muted">{t('preview_loading')}</p>}
      {accepts && preview === 'failed' && (
        <Alert
          tone="warn"
          role="alert"
          action={
            <Button size="sm" variant="secondary" icon="refresh-cw" data-action="retryPreview" onClick={retryPreview}>
              {t('portal:retry')}
            </Button>
          }
        >
          {t('accept_unknown')}
        </Alert>
      )}
      <ModalFoot>
        <div className={styles.buttons}>
          {accepts ? (
            <Button variant="secondary" disabled={isBusy} data-action="rejectContract" onClick={onReject}>
              {t('reject')}
            </Button>
          ) : (
            <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
              {t('portal:cancel')}
            </Button>
          )}
          <Button
            variant={accepts ? 'primary' : 'danger'}
            loading={isBusy || (accepts && preview === 'asked')}
            disabled={!isOnline || write.phase === 'unknown' || !isKnown}
            data-action={CONFIRMS[answer]}
            onClick={send}
          >
            {write.phase === 'absent' ? t('writes:send_again') : t(words.button)}
          </Button>
        </div>
      </ModalFoot>
    </>
  );
}

const CONFIRMS = { ACCEPT: 'confirmAccept', REJECT: 'confirmReject', TERMINATE: 'confirmTerminate' } as const;
