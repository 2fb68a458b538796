import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { optionOf } from '#engine/values/optionOf.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { type DayRange, dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { series } from './figures.ts';
import { OverviewCards } from './OverviewCards.tsx';
import { OverviewContracts } from './OverviewContracts.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import { OverviewIncome } from './OverviewIncome.tsx';
import { OverviewEvents } from './events/OverviewEvents.tsx';
import { OverviewStopped } from './events/OverviewStopped.tsx';
import { OverviewTrend } from './OverviewTrend.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { BEFORE, daysAgainst, daysOfPeriod, PERIOD, periodError } from './periods.ts';
import styles from './Overview.module.css';

/** The team's figures in some full days against other days, their course, and what the agent itself has and earned. */
export function OverviewPanel({ slotProps, onState, values = {}, onChange }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation('agent-overview');
  const { date = PERIOD, against = BEFORE } = values;
  const shown = optionOf(series, values['figure']);
  const { timeZone } = portal.brand;
  const today = dayOf(portal.client.clock.now(), timeZone);
  const days = daysOfPeriod(date, today);
  const others = daysAgainst(against, days, today);
  const isAskable = periodError(days, today) === null && periodError(others, today) === null;
  const spanOf = (range: DayRange) => {
    const { startTime = 0, endTime = 0 } = timeSpan(range, timeZone);
    return { startTime, endTime };
  };
  const now = useRead('agentTeamOverview', spanOf(days), { enabled: isAskable });
  const before = useRead('agentTeamOverview', spanOf(others), { enabled: isAskable });
  const isEmpty = now.data?.teamSize === 0;
  const state = isAskable ? stateOfReads([now], isEmpty) : 'ready';
  useEffect(() => void onState?.(state), [onState, state]);
  const show = (figure: string) => onChange?.({ figure });
  return (
    <div {...slotProps} className={styles.panel} aria-busy={now.isFetching}>
      <PeriodChoice today={today} date={date} against={against} onChange={(changed) => onChange?.(changed)} />
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
          <p className="small muted">
            {t('compared', { from: days.from, to: days.to, otherFrom: others.from, otherTo: others.to })}
          </p>
          <OverviewCards now={now.data} before={before.data} shown={shown} onShow={show} />
          <OverviewTrend
            key={`${date} ${against}`}
            shown={shown}
            now={now.data.days}
            before={before.data?.days ?? []}
            values={values}
            onChange={onChange}
          />
          <OverviewFigures now={now.data} before={before.data} />
          <OverviewStopped count={now.data.stopped} date={date} from={days.from} />
          <div className={styles.own}>
            <OverviewContracts />
            <OverviewIncome span={spanOf(days)} />
            <OverviewEvents />
          </div>
        </>
      )}
    </div>
  );
}
