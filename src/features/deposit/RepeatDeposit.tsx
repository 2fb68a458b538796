import { useMoment } from '#parts/moments/useMoment.ts';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#parts/money/useMoney.ts';
import { imageUrl } from '#state/content/images.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import styles from './Deposit.module.css';
import type { Repeat } from './repeat.ts';

interface Props {
  repeat: Repeat;
  /** It is the next step, as nothing else has been begun. */
  isFirst: boolean;
  loading: boolean;
  disabled: boolean;
  onRepeat: () => void;
}

/** The last deposit once more, by one press. */
export function RepeatDeposit({ repeat: { channel, amount, time }, isFirst, loading, disabled, onRepeat }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { name, logo } = channel;
  const title = t('repeat_title', { amount: money(amount), channel: name });
  const date = useMoment().day(time);
  return (
    <section className={styles.repeat} aria-label={title}>
      <LazyImage src={logo === undefined ? '' : imageUrl(portal, logo)} alt="" className={styles.logo} />
      <p className={styles.repeatText}>
        <b className="num">{title}</b>
        <span className="small muted num">{t('repeat_last', { date })}</span>
      </p>
      <Button
        size="lg"
        variant={isFirst ? 'primary' : 'secondary'}
        data-action="repeatDeposit"
        loading={loading}
        disabled={disabled}
        onClick={onRepeat}
      >
        {t('repeat', { amount: money(amount) })}
      </Button>
    </section>
  );
}
