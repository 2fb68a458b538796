import { useTranslation } from 'react-i18next';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { usePromotionWrite } from '#state/money/usePromotionWrite.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './RaffleDraw.module.css';

/** How long the wheel turns before the draw is sent, ms; not at all where motion is unwanted. */
const TURN_MS = 600;

interface Props {
  promotionId: string | number;
  /** Names the raffle where several are on the screen. */
  title?: string;
  /** `sm` on a card of many. */
  size?: 'sm' | 'lg';
  /** Reads the member's state again. */
  refetch: () => void;
}

/** Draws the prize of a raffle and shows it. */
export function RaffleDraw({ promotionId, title, size = 'lg', refetch }: Props) {
  const portal = usePortal();
  const { t } = useTranslation(['promotion', 'writes']);
  const isOnline = useOnline();
  const { write, isBusy, failure } = usePromotionWrite({
    promotionId,
    call: 'claimRaffle',
    refetch,
    onDone(answer) {
      if (answer === null) return portal.overlay.toast({ key: 'promotion:claimed' }, 'ok');
      const { prize, referenceNumber } = answer;
      void portal.overlay.warn({
        title: prize === '' ? { key: 'promotion:raffle_none' } : { key: 'promotion:raffle_won', params: { prize } },
        ...(referenceNumber === undefined
          ? {}
          : { text: { key: 'promotion:raffle_reference', params: { reference: referenceNumber } } }),
        tone: prize === '' ? 'info' : 'ok',
      });
    },
  });
  const draw = () =>
    write.run(async () => {
      if (!(await realAccountOnly(portal))) return null;
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) await new Promise((done) => setTimeout(done, TURN_MS));
      return { request: { promotionId } };
    });

  if (write.phase === 'unknown') return <OpenWrite write={write} />;
  const label = t(write.phase === 'absent' ? 'writes:send_again' : 'draw');
  return (
    <div className={styles.draw}>
      <OpenWrite write={write} />
      <FormFailure text={failure} />
      {isBusy && (
        <span className={styles.wheel} data-drawing="">
          <Icon name="dices" size={32} />
        </span>
      )}
      <Button
        block={size === 'lg'}
        size={size}
        icon="gift"
        data-action="claimRaffle"
        aria-label={title === undefined ? undefined : `${label}: ${title}`}
        loading={isBusy}
        disabled={!isOnline}
        onClick={() => void draw()}
      >
        {label}
      </Button>
      {size === 'lg' && (
        <p className={`small subtle ${styles.note}`} aria-live="polite">
          {t(write.phase === 'checking' ? 'writes:checking' : 'draw_note')}
        </p>
      )}
    </div>
  );
}
