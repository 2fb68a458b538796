import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#engine/dates/dates.ts';
import { formatElapsed } from '#engine/dates/elapsed.ts';
import type { RegionProps } from '#engine/registry.ts';
import { playSince } from '#state/session/playTime.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { useSecond } from '#state/clock/useSecond.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { NetPosition } from './NetPosition.tsx';
import styles from './SessionClock.module.css';

/** Time of day and elapsed time in one pill; not announced by screen readers on change. */
export function SessionClock({ slotProps }: RegionProps) {
  const portal = usePortal();
  const { t } = useTranslation('session-clock');
  const now = useSecond((time) => time) ?? portal.client.clock.now();
  const [since] = useState(() => playSince(portal));
  const withNet = useSystem((state) => state.flags.isOn('netPosition'));
  const day = formatDateTime(now, { timeZone: portal.brand.timeZone })?.slice(11, 16) ?? '';
  return (
    <div {...slotProps} className={styles.pill} role="group" aria-label={t('label')}>
      <Icon name="clock" size={16} />
      <time className="num" title={t('time_of_day')} aria-label={`${t('time_of_day')} ${day}`}>
        {day}
      </time>
      <span className={`num ${styles.elapsed}`} role="timer" aria-label={t('session_time')} title={t('session_time')}>
        {formatElapsed(now - since)}
      </span>
      {withNet && <NetPosition since={since} />}
    </div>
  );
}
