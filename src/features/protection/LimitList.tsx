import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '#contract/types.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { LimitCell } from './LimitCell.tsx';
import { LimitSheet } from './LimitSheet.tsx';
import styles from './Protection.module.css';
import { RaiseNote } from './RaiseNote.tsx';

const icons: Readonly<Record<PlayLimit['type'], IconName>> = {
  DEPOSIT: 'wallet',
  LOSS: 'trending-down',
  STAKE: 'coins',
  TIME: 'timer',
};
const periods: readonly PlayLimit['period'][] = ['DAY', 'WEEK', 'MONTH'];

interface Props {
  limits: readonly PlayLimit[];
  raiseHours: number;
  refetch: () => void;
}

/** The limits by what they count and by period. A raise that waits stands below its row. */
export function LimitList({ limits, raiseHours, refetch }: Props) {
  const { t } = useTranslation('protection');
  const [edited, setEdited] = useState<Pick<PlayLimit, 'type' | 'period'> | null>(null);
  const types = (Object.keys(icons) as PlayLimit['type'][]).filter((type) => limits.some((limit) => limit.type === type));
  return (
    <section aria-labelledby="protection-limits">
      <div className={styles.head}>
        <h3 id="protection-limits" className="h-s">
          {t('limits')}
        </h3>
        <p className="small muted">{t('limits_rule', { hours: raiseHours })}</p>
      </div>
      <div className={`${styles.cells} ${styles.names}`} aria-hidden="true">
        {periods.map((period) => (
          <span key={period} className="small muted">
            {t(`per_${period}`)}
          </span>
        ))}
      </div>
      <ul className={styles.list}>
        {types.map((type) => {
          const own = limits.filter((limit) => limit.type === type);
          const open = (period?: PlayLimit['period']) => setEdited({ type, period: period ?? own[0]?.period ?? 'DAY' });
          return (
            <li key={type} data-limit={type}>
              <div className={styles.row}>
                <span className={styles.type}>
                  <span className={styles.icon}>
                    <Icon name={icons[type]} size={20} />
                  </span>
                  <b>{t(`type_${type}`)}</b>
                </span>
                <div className={styles.cells}>
                  {periods.flatMap((period) =>
                    own
                      .filter((limit) => limit.period === period)
                      .map((limit) => <LimitCell key={period} limit={limit} onSet={() => open(period)} />),
                  )}
                </div>
                <Button
                  size="sm"
                  variant="secondary"
                  data-action="changeLimit"
                  aria-label={t('change_of', { type: t(`type_${type}`) })}
                  onClick={() => open()}
                >
                  {t('change')}
                </Button>
              </div>
              {own.map((limit) => limit.raise != null && <RaiseNote key={limit.period} limit={limit} onOver={refetch} />)}
            </li>
          );
        })}
      </ul>
      {edited !== null && <LimitSheet limits={limits} start={edited} raiseHours={raiseHours} onClose={() => setEdited(null)} />}
    </section>
  );
}
