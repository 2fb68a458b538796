import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLangOf } from '#engine/values/languages.ts';
import type { ModalProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { SupportButton } from '#parts/service/SupportButton.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import styles from './HumanCheckModal.module.css';

/** A host that has not answered by then is named as the cause, though it may still answer. */
const LATE_MS = 5_000;

/**
 * Shows the provider's check and closes with its proof, or with nothing when cancelled. A check that cannot load, for instance
 * because it is blocked, is explained and can be retried (F25).
 */
export function HumanCheckModal({ slotProps, params, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('human-check');
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [lateAttempt, setLateAttempt] = useState(0);
  const failed = failedAttempt === attempt;
  const captchaId = params['captchaId'] ?? '';

  useEffect(() => {
    const { humanVerifier } = portal.environment;
    const stop = new AbortController();
    const language = htmlLangOf(portal.preferences.getState().language);
    const asked =
      humanVerifier === null || container.current === null
        ? Promise.resolve(null)
        : humanVerifier.verify({ captchaId, language, container: container.current, signal: stop.signal });
    void asked.then((result) => {
      if (stop.signal.aborted) return;
      if (result !== null) close(result);
      else {
        portal.environment.report({ kind: 'humanCheckFailed', attempt });
        setFailedAttempt(attempt);
      }
    });
    const late = setTimeout(() => setLateAttempt(attempt), LATE_MS);
    return () => {
      clearTimeout(late);
      stop.abort();
    };
    // oxlint-disable-next-line exhaustive-deps -- `close` is new on each render; run once per try
  }, [portal, captchaId, attempt]);

  return (
    <Modal
      {...slotProps}
      title={t('title')}
      closeLabel={t('portal:close')}
      width={440}
      onClose={() => close()}
      footer={
        <Button variant="secondary" onClick={() => close()}>
          {t('portal:cancel')}
        </Button>
      }
    >
      <p className="muted">{t('text')}</p>
      {failed ? (
        <ErrorState
          className={styles.failed}
          icon="shield-alert"
          title={t('failed_title')}
          text={t('failed_text')}
          retryLabel={t('portal:retry')}
          onRetry={() => setAttempt(attempt + 1)}
        />
      ) : (
        <div key={attempt} className={styles.stage}>
          <div ref={container} className={styles.check} role="group" aria-label={t('title')} />
          <div className={styles.loading}>
            {lateAttempt === attempt ? (
              <>
                <p role="status">{t('late')}</p>
                <div className={styles.actions}>
                  <Button size="sm" variant="secondary" icon="refresh-cw" onClick={() => setAttempt(attempt + 1)}>
                    {t('portal:retry')}
                  </Button>
                  <SupportButton />
                </div>
              </>
            ) : (
              <Spinner label={t('loading')} size="lg" />
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}
