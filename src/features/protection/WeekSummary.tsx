import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#engine/money/amount.ts';
import { parseMoney } from '#engine/money/money.ts';
import { percentOf } from '#engine/money/percentOf.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Failure } from '#ui/content/Failure.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { lastDays } from './lastDays.ts';
import { useDuration } from './limitTexts.ts';
import styles from './WeekSummary.module.css';

const DAYS = 7;

/** The last seven days: time, gains, losses and result, and each day as a bar. */
export function WeekSummary() {
  const portal = usePortal();
  const { t } = useTranslation('protection');
  const money = useMoney();
  const duration = useDuration();
  const language = usePreferences((state) => state.language);
  const read = useRead('playStatement', { pageNo: 1, pageSize: DAYS, by: 'DAY' });
  if (read.data === undefined) {
    return read.isError ? (
      <Failure className={styles.week}>
        {t('week_failed')}{' '}
        <button type="button" className="link" onClick={read.refetch}>
          {t('portal:retry')}
        </button>
      </Failure>
    ) : (
      <Loading>
        <Skeleton shape="block" className={styles.waiting} />
      </Loading>
    );
  }
  const { timeZone = 'UTC' } = portal.brand;
  const days = lastDays(read.data.rows, { now: portal.client.clock.now(), timeZone, count: DAYS });
  const sum = (key: 'wins' | 'losses' | 'profit') => sumAmounts(...days.map((day) => day[key])) ?? '0';
  const minutes = days.reduce((total, day) => total + day.minutes, 0);
  const profit = sum('profit');
  const most = days
    .flatMap(({ wins, losses }) => [wins, losses])
    .reduce((top, one) => (compareAmounts(one, top) > 0 ? one : top), '0');
  const signed = (amount: string) =>
    `${(parseMoney(amount)?.minor ?? 0n) > 0n ? '+' : ''}${money(amount).replace('-', '\u2212')}`;
  const weekday = new Intl.DateTimeFormat(htmlLangOf(language), { weekday: 'short', timeZone });
  const facts = [
    ['time', duration(minutes)],
    ['wins', money(sum('wins'))],
    ['losses', money(sum('losses'))],
    ['result', signed(profit)],
  ] as const;
  return (
    <section className={styles.week} aria-labelledby="protection-week">
      <div className={styles.figures}>
        <h3 id="protection-week" className="h-s">
          {t('week')}
        </h3>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} data-fact={name}>
              <dt className="small muted">{t(`week_${name}`)}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day.time}>
            <DayBar up={percentOf(day.wins, most)} down={percentOf(day.losses, most)} />
            <span className="small muted">{weekday.format(day.time)}</span>
            <span className="visually-hidden">
              {signed(day.profit)}, {duration(day.minutes)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A gain above the line, a loss below it, in percent of the largest of the week. */
function DayBar({ up, down }: { up: number; down: number }) {
  return (
    <svg className={styles.bar} viewBox="-22 -102 44 204" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.up} x={-14} y={-up} width={28} height={up} />
      <rect className={styles.down} x={-14} width={28} height={down} />
      <line className={styles.line} x1={-22} x2={22} />
    </svg>
  );
}
