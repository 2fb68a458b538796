import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { series } from '#features/team/figures.ts';
import { OverviewChart } from '#features/team/OverviewChart.tsx';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { AgentSection } from './AgentSection.tsx';
import styles from './Agents.module.css';
import { usePeriod } from './usePeriod.ts';

/** One figure of the team by day, the days compared with dashed, with the difference of each day. */
export function AgentTrend({ slotProps }: SectionProps) {
  const { t } = useTranslation('agent-overview');
  const [chosen, setShown] = useState<(typeof series)[number]>('validBet');
  const { now, before, isAskable, date, against } = usePeriod();
  const days = now.data?.days ?? [];
  // a platform may send no income by day
  const offered = series.filter((name) => days.length > 0 && days.every((day) => day[name] !== undefined));
  const shown = offered.includes(chosen) ? chosen : offered[0];
  const title = t('by_day', { figure: t(shown ?? chosen) });
  const content = () => {
    if (!isAskable) return null;
    if (now.data === undefined) {
      return now.isError ? (
        <ReadFailed reads={[now]} />
      ) : (
        <Loading>
          <Skeleton shape="block" className={styles.plot} />
        </Loading>
      );
    }
    if (shown === undefined) return <p className="muted">{t('no_days')}</p>;
    return (
      <>
        <FilterChips
          label={t('view')}
          options={offered.map((value) => ({ value, label: t(value) }))}
          value={shown}
          onChange={setShown}
        />
        <OverviewChart key={`${date} ${against}`} shown={shown} title={title} now={days} before={before.data?.days ?? []} />
      </>
    );
  };
  return (
    <AgentSection slotProps={slotProps} title={title} panel="agentTeamOverview">
      {content()}
    </AgentSection>
  );
}
