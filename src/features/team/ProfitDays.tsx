import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { daysOf } from '#parts/records/recordDates.ts';
import { addDays, type DayRange, dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { cx } from '#ui/dom/cx.ts';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { series } from './figures.ts';
import { OverviewTrend } from './OverviewTrend.tsx';
import { Days } from './PeriodChoice.tsx';
import { BEFORE, daysAgainst, periodError } from './periods.ts';
import styles from './Overview.module.css';

/** The list below begins with these days. */
const LISTED = 'last7';

/** The whole team by day, in the days of the list below, against other days of one's choice. The list's today is not over, and left out. */
export function ProfitDays({ slotProps, values = {}, onChange }: PanelProps) {
  const { brand, client } = usePortal();
  const { t } = useTranslation(['agent-overview', 'records', 'portal']);
  const [shown, setShown] = useState<(typeof series)[number]>('validBet');
  const { date = LISTED, against = BEFORE } = values;
  const today = dayOf(client.clock.now(), brand.timeZone);
  const listed = daysOf(date, today);
  const yesterday = addDays(today, -1);
  const days = listed.to >= today && listed.from < today ? { ...listed, to: yesterday } : listed;
  const others = daysAgainst(against, days, today);
  const fault = against === BEFORE ? null : periodError(others, today);
  const isAskable = periodError(days, today) === null && fault === null;
  const spanOf = (range: DayRange) => {
    const { startTime = 0, endTime = 0 } = timeSpan(range, brand.timeZone);
    return { startTime, endTime };
  };
  const now = useRead('agentTeamOverview', spanOf(days), { enabled: isAskable });
  const before = useRead('agentTeamOverview', spanOf(others), { enabled: isAskable });
  const offered = series.filter((name) => (now.data?.days ?? []).every((day) => day[name] !== undefined));
  // today alone has no full day
  if (periodError(days, today) !== null) return null;
  return (
    <div {...slotProps} className={cx(styles.panel, styles.above)} aria-busy={now.isFetching}>
      <div className={styles.periods}>
        <Days
          name="against"
          label={t('compared_with')}
          presets={[{ value: BEFORE, label: t('days_before') }]}
          value={against === BEFORE ? BEFORE : 'own'}
          days={others}
          error={fault === null ? null : fault === 'today' ? t('days_today') : t(`records:days_${fault}`)}
          onChange={(changed) => onChange?.(changed)}
        />
        <FilterChips
          label={t('view')}
          options={offered.map((value) => ({ value, label: t(value) }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      {now.data === undefined && now.isError ? (
        <ReadFailed reads={[now]} />
      ) : now.data === undefined ? (
        isAskable && (
          <div role="status" aria-label={t('portal:loading')}>
            <Skeleton shape="block" className={styles.days} />
          </div>
        )
      ) : (
        <>
          <p className="small muted">
            {t('whole_team')} {t('compared', { from: days.from, to: days.to, otherFrom: others.from, otherTo: others.to })}
          </p>
          <OverviewTrend
            key={`${date} ${against}`}
            shown={shown}
            now={now.data.days}
            before={before.data?.days ?? []}
            values={values}
            onChange={onChange}
          />
        </>
      )}
    </div>
  );
}
