import { Moment } from '#parts/moments/Moment.tsx';
import { useMoment } from '#parts/moments/useMoment.ts';
import { useTranslation } from 'react-i18next';
import type { OrderStop } from '#engine/records/orderPath.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './OrderPath.module.css';

interface Props {
  stops: readonly OrderStop[];
  /** What a stop is called. */
  say: (stop: OrderStop) => string;
  /** Who has to act until a stop is reached; null for the member. */
  actor: (stop: OrderStop) => string | null;
}

const icons: Partial<Record<OrderStop['state'], IconName>> = { done: 'check', ended: 'x' };

/** What has happened to an order and when, whose turn it is, and what comes then. */
export function OrderPath({ stops, say, actor }: Props) {
  const { client } = usePortal();
  const { t } = useTranslation('writes');
  const { date, exact } = useMoment();
  const now = client.clock.now();
  // the hour of today
  const until = (ms: number) => (exact(ms).slice(0, 10) === exact(now).slice(0, 10) ? exact(ms).slice(11, 16) : date(ms));
  const turn = (stop: OrderStop) => {
    const who = actor(stop);
    return who === null ? t('your_turn') : t('turn_of', { who });
  };
  return (
    <ol className={styles.path} aria-label={t('path')}>
      {stops.map((stop) => {
        const { name, state, at, by } = stop;
        const icon = icons[state];
        return (
          <li
            key={name}
            className={cx(styles.stop, styles[state])}
            data-stop={name}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.node} aria-hidden>
              {icon !== undefined && <Icon name={icon} size={16} />}
            </span>
            <span className={styles.words}>
              <b>
                {say(stop)}
                {state !== 'now' && <span className="visually-hidden">, {t(`stop_${state}`)}</span>}
              </b>
              {state === 'now' && <span className="small muted">{turn(stop)}</span>}
            </span>
            {at !== null && <Moment className="small muted num" ms={at} />}
            {by !== null && by > now && <span className="small muted num">{t('by_time', { time: until(by) })}</span>}
          </li>
        );
      })}
    </ol>
  );
}
