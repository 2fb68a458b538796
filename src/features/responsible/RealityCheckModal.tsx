import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatElapsed } from '#engine/dates/elapsed.ts';
import { formatMoney, parseMoney } from '#engine/money/money.ts';
import type { ModalProps } from '#engine/registry.ts';
import { playSince } from '#state/session/playTime.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { endSession } from '#state/session/signOut.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Failure } from '#ui/content/Failure.tsx';
import { reportRealityCheck } from './reportRealityCheck.ts';
import styles from './RealityCheckModal.module.css';

/** Time and money since login. Closes only when the player confirms: no close button, no Escape. */
export function RealityCheckModal({ slotProps, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('reality-check');
  const language = usePreferences((state) => state.language);
  const [since] = useState(() => playSince(portal));
  const [until] = useState(() => portal.client.clock.now());
  const { data, isFetching, isError, refetch } = useRead('memberProfit', { startTime: since }, { freshMs: 0 });
  const [leaving, setLeaving] = useState(false);

  const say = (value: string | undefined) =>
    formatMoney(value, { ...portal.brand.currency, language })?.replace('-', '\u2212') ?? t('unknown');
  const profit = parseMoney(data?.totals.profit);
  const result = profit === null || profit.minor === 0n ? 'even' : profit.minor > 0n ? 'won' : 'lost';

  const leave = () => {
    setLeaving(true);
    void reportRealityCheck(portal, { since, until, answer: 'SIGNED_OUT' }).finally(() => void endSession(portal));
  };
  const goOn = () => {
    void reportRealityCheck(portal, { since, until, answer: 'CONTINUED' });
    close(true);
  };
  return (
    <Modal
      {...slotProps}
      onClose={() => undefined}
      showClose={false}
      closeLabel={t('go_on')}
      title={t('title')}
      width={440}
      delayMs={0}
      onTop
      footer={
        <>
          <Button variant="secondary" loading={leaving} onClick={leave}>
            {t('sign_out')}
          </Button>
          <Button onClick={goOn}>{t('go_on')}</Button>
        </>
      }
    >
      <p>{t('text', { brand: portal.brand.name })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('time')}</dt>
          <dd className="num">{formatElapsed(until - since)}</dd>
        </div>
        {data === undefined && isFetching ? (
          <Loading>
            <Skeleton className={styles.waiting} />
          </Loading>
        ) : isError && data === undefined ? (
          <Failure>
            <dt>{t('not_known')}</dt>
            <dd>
              <button type="button" className="link" onClick={refetch}>
                {t('portal:retry')}
              </button>
            </dd>
          </Failure>
        ) : (
          <>
            <div>
              <dt>{t('staked')}</dt>
              <dd className="num">{say(data?.totals.betAmount)}</dd>
            </div>
            <div>
              <dt>{t('paid_out')}</dt>
              <dd className="num">{say(data?.totals.payout)}</dd>
            </div>
            <div data-tone={result} className={styles.result}>
              <dt>{t(result)}</dt>
              <dd className="num">{`${result === 'won' ? '+' : ''}${say(data?.totals.profit)}`}</dd>
            </div>
          </>
        )}
      </dl>
    </Modal>
  );
}
