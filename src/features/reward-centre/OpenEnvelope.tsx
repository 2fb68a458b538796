import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { messageText } from '#platform/errors/messageText.ts';
import { useWrite } from '#state/money/useWrite.ts';
import { useOnline } from '#state/reads/online.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { RedEnvelopeArt } from './RedEnvelopeArt.tsx';
import styles from './RedEnvelope.module.css';
import { useRewardWords } from './useRewardWords.ts';

/** The sealed envelope with its button, then what was in it; or that none is left. */
export function OpenEnvelope() {
  const { t } = useTranslation(['reward-centre', 'writes']);
  const { money } = useRewardWords();
  const isOnline = useOnline();
  const left = useRead('redEnvelopes', { pageNo: 1, pageSize: 1 });
  const [found, setFound] = useState<{ amount: string; referenceNumber: string } | null>(null);
  const [isGone, setGone] = useState(false);
  const write = useWrite('openRedEnvelope', '', {
    tells: 'unanswered',
    onDone(value, isEarlier) {
      if (value !== null && !isEarlier) setFound(value);
    },
    onRefused({ code }) {
      const isTaken = code === 'red_envelope_none';
      setGone(isTaken);
      return isTaken;
    },
  });

  if (left.isPending) return <Spinner label={t('portal:loading')} />;
  if (left.data === undefined) return <ReadFailed reads={[left]} />;
  const { remaining, roundId } = left.data;
  const isBusy = write.phase === 'sending' || write.phase === 'checking';
  const failure = write.failure === null ? null : messageText(t, write.failure);
  const isAgain = write.phase === 'absent';
  return (
    <div className={styles.open}>
      <RedEnvelopeArt isOpen={found !== null} className={styles.art} />
      <div className={styles.said} aria-live="polite">
        {found !== null ? (
          <>
            <p className={`num ${styles.amount}`}>{money(found.amount)}</p>
            <p className="small muted num">
              {found.referenceNumber} <CopyButton text={found.referenceNumber} />
            </p>
          </>
        ) : (
          remaining === 0 && <p className="h-s">{t('envelope_none')}</p>
        )}
        <p className="small muted" data-remaining={remaining}>
          {t('envelope_left', { count: remaining })}
        </p>
      </div>
      <OpenWrite write={write} />
      <FormFailure text={isGone ? t('envelope_gone') : failure} />
      {write.phase !== 'unknown' && (
        <Button
          size="lg"
          icon="gift"
          data-action="openRedEnvelope"
          loading={isBusy}
          disabled={!isOnline || (remaining === 0 && !isAgain)}
          onClick={({ detail }) => {
            // the second click of a double one opens nothing: the button under it may already be that of the next envelope
            if (detail > 1) return;
            setFound(null);
            setGone(false);
            void write.run(async () => ({ request: { roundId } }));
          }}
        >
          {t(isAgain ? 'writes:send_again' : found === null ? 'envelope_do_open' : 'envelope_next')}
        </Button>
      )}
    </div>
  );
}
