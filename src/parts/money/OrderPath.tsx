import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#engine/dates/dates.ts';
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
  const { brand, client } = usePortal();
  const { t } = useTranslation('writes');
  const written = (ms: number) => formatDateTime(ms, { timeZone: brand.timeZone }) ?? '';
  const now = client.clock.now();
  const today = written(now).slice(0, 10);
  // the hour of today, the date of any other day
  const short = (ms: number) => (written(ms).startsWith(today) ? written(ms).slice(11, 16) : written(ms).slice(0, 16));
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
            {at !== null && (
              <time className="small muted num" dateTime={new Date(at).toISOString()} title={written(at)}>
                {short(at)}
              </time>
            )}
            {by !== null && by > now && <span className="small muted num">{t('by_time', { time: short(by) })}</span>}
          </li>
        );
      })}
    </ol>
  );
}
