import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '#contract/types.ts';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { LimitInput } from './LimitInput.tsx';
import { LimitNote } from './LimitNote.tsx';
import { changeOf } from './changeOf.ts';
import styles from './Protection.module.css';
import { useLimitText } from './limitTexts.ts';
import { useLimitWrite } from './useLimitWrite.ts';

export interface LimitSheetProps {
  limits: readonly PlayLimit[];
  start: Pick<PlayLimit, 'type' | 'period'>;
  raiseHours: number;
  onClose: () => void;
}

const FORM = 'protection-limit';

/** Sets one limit: what is used, the new value, and what it will mean, before it is sent. */
export function LimitSheet({ limits, start, raiseHours, onClose }: LimitSheetProps) {
  const { overlay } = usePortal();
  const { t } = useTranslation('protection');
  const say = useLimitText();
  const isOnline = useOnline();
  const { send, isSending, failure } = useLimitWrite();
  const [period, setPeriod] = useState(start.period);
  /** Decimal text, `none` for no limit, or null while nothing valid is typed. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const own = limits.filter(({ type }) => type === start.type);
  const current = own.find((limit) => limit.period === period) ?? own[0];
  if (current === undefined) return null;
  const value = wanted === 'none' ? null : wanted;
  const change = wanted === null ? null : changeOf(current, value);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(change === null);
    if (change === null || isSending) return;
    const { type } = start;
    void send('setLimit', { type, period, limit: value }).then((isDone) => {
      if (!isDone) return;
      overlay.toast({ key: change === 'higher' ? 'protection:raise_asked' : 'protection:limit_saved' }, 'ok');
      onClose();
    });
  };
  return (
    <Modal
      title={t(`title_${start.type}`)}
      closeLabel={t('portal:close')}
      onClose={() => !isSending && onClose()}
      width={440}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {t('portal:cancel')}
          </Button>
          <Button type="submit" form={FORM} data-action="saveLimit" loading={isSending} disabled={!isOnline}>
            {t(change === 'higher' ? 'ask_raise' : 'save_limit')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.sheet} onSubmit={submit}>
        <OfflineNote />
        <FormFailure text={failure} />
        {own.length > 1 && (
          <Segmented
            block
            label={t('period')}
            options={own.map((limit) => ({ value: limit.period, label: t(`per_${limit.period}`) }))}
            value={period}
            onChange={(next) => {
              setPeriod(next);
              setWanted(null);
            }}
          />
        )}
        <p className={styles.used}>
          <span className="small muted">{t(`used_${period}`)}</span>
          <span className="num">
            <b>{say(current.type, current.used)}</b>{' '}
            {current.limit === null ? t('no_limit') : t('of_limit', { limit: say(current.type, current.limit) })}
          </span>
        </p>
        <LimitInput key={period} limit={current} wanted={wanted} onWanted={setWanted} isMissing={isMissing} />
        {change !== null && <LimitNote limit={current} value={value} change={change} raiseHours={raiseHours} />}
      </form>
    </Modal>
  );
}
