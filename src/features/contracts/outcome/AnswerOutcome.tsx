import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '#features/contracts/answer/answers.ts';
import { useRefusal } from '#features/contracts/useRefusal.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { contractKinds } from '#state/contracts/contractKinds.ts';
import { useWrite } from '#state/money/useWrite.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import type { OpenAnswer } from './openAnswers.ts';
import styles from './Outcome.module.css';

interface Props {
  of: OpenAnswer;
  /** The write has no final reply yet. */
  isOpen: boolean;
}

/** Reads from the records what became of an answer; sends it again on request. */
export function AnswerOutcome({ of: { kind, answer, id }, isOpen }: Props) {
  const { t } = useTranslation(['contracts', 'records', 'writes']);
  const refusal = useRefusal();
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const write = useWrite(contractKinds[kind].call, `${answer}:${id}`, {
    onDone: () => setDone(true),
    onRefused({ code, message }) {
      setFailure(refusal(code, message));
      return true;
    },
  });
  const name = t(`records:kind_${kind}`);
  // to end an offer is to withdraw it, and which of the two this was is not known
  const done = answer === 'TERMINATE' ? 'writes:earlier_done' : wordsOf(answer, '').done;
  const content = () => {
    if (isDone) {
      return (
        <WriteResult reference={id}>
          <b>{name}</b>: {t(done)}
        </WriteResult>
      );
    }
    if (failure !== null) return <Alert tone="error">{`${name}, ${id}: ${failure}`}</Alert>;
    // another form has ended it, and told so
    if (!isOpen || write.phase === 'ready') return null;
    const isAbsent = write.phase === 'absent';
    return (
      <>
        <p className="small">{t('answer_open', { kind: name, id })}</p>
        {write.phase === 'checking' && <p className="small muted">{t('writes:checking')}</p>}
        <OpenWrite write={write} />
        {(isAbsent || write.phase === 'sending') && (
          <Button
            size="sm"
            variant="secondary"
            className={styles.again}
            loading={!isAbsent}
            data-action="sendAgain"
            onClick={() => void write.run(async () => ({ request: { action: answer, contractId: id } }))}
          >
            {t('writes:send_again')}
          </Button>
        )}
      </>
    );
  };
  const shown = content();
  return shown === null ? null : (
    <div className={styles.outcome} data-outcome={`${answer}:${id}`}>
      {shown}
    </div>
  );
}
