import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedRecords } from '#engine/records/panels.ts';
import type { PanelProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { daysOf, spanError } from '#parts/records/recordDates.ts';
import { RecordFilters } from '#parts/records/RecordFilters.tsx';
import { type DayRange, dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { daysBefore } from './daysBefore.ts';
import { OverviewCards } from './OverviewCards.tsx';
import { OverviewTrend } from './OverviewTrend.tsx';
import styles from './Overview.module.css';

const DEFAULT = 'last7';

/** The days to choose, as the filter bar of records has them. */
const filters: Pick<PublishedRecords, 'filters'> = {
  filters: [{ name: 'date', label: 'records:date', kind: 'dateRange', default: DEFAULT, options: [] }],
};

/** The team's figures in some days against as many days before, and their course. */
export function OverviewPanel({ slotProps, onState, values = {}, onChange }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation('agent-overview');
  const date = values['date'] ?? DEFAULT;
  const { timeZone } = portal.brand;
  const today = dayOf(portal.client.clock.now(), timeZone);
  const days = daysOf(date, today);
  const isAskable = spanError(days) === null;
  const spanOf = (range: DayRange) => {
    const { startTime = 0, endTime } = timeSpan(range, timeZone);
    return { startTime, ...(endTime !== undefined && { endTime }) };
  };
  const now = useRead('agentTeamOverview', spanOf(days), { enabled: isAskable });
  const before = useRead('agentTeamOverview', spanOf(isAskable ? daysBefore(days) : days), { enabled: isAskable });
  const isEmpty = now.data?.teamSize === 0;
  const state = isAskable ? stateOfReads([now], isEmpty) : 'ready';
  useEffect(() => void onState?.(state), [onState, state]);
  return (
    <div {...slotProps} className={styles.panel} aria-busy={now.isFetching}>
      <RecordFilters records={filters} values={{ date }} onChange={({ date: next = '' }) => onChange?.({ date: next })} />
      {(state === 'error' || state === 'forbidden') && <ReadFailed reads={[now]} />}
      {state === 'loading' && <RecordSkeleton label={t('portal:loading')} />}
      {state === 'empty' && (
        <EmptyState
          icon="network"
          title={t('empty_title')}
          text={t('empty_text')}
          action={
            <Button onClick={() => void runAction(portal, 'openPanel', { menu: 'agent', panel: 'registerCenter' })}>
              {t('portal:agent_registration')}
            </Button>
          }
        />
      )}
      {state === 'ready' && isAskable && now.data !== undefined && (
        <>
          <OverviewCards now={now.data} before={before.data} />
          <p className="small muted">{t('compared')}</p>
          <OverviewTrend today={today} values={values} onChange={onChange} />
        </>
      )}
    </div>
  );
}
