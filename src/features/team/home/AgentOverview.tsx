import { useTranslation } from 'react-i18next';
import type { AgentOverviewResponse } from '#contract/types.ts';
import { describeValue } from '#engine/records/formats.ts';
import type { SectionProps } from '#engine/registry.ts';
import chart from '#features/team/Chart.module.css';
import { sparkPoints, topOf } from '#features/team/chartShape.ts';
import { DifferenceNote } from '#features/team/DifferenceNote.tsx';
import { PeriodChoice } from '#features/team/PeriodChoice.tsx';
import { PERIOD } from '#features/team/periods.ts';
import { headFigures, type Series } from '#features/team/figures.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { CardSum } from '#parts/records/CardSum.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { useSession } from '#state/portal/PortalProvider.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { AgentSection } from './AgentSection.tsx';
import styles from './Agents.module.css';
import { usePeriod } from './usePeriod.ts';

const SIZE = [88, 32] as const;

/** Who is signed in, how many are in the team, and four figures of a period against another. All sections look at it. */
export function AgentOverview({ slotProps }: SectionProps) {
  const { t } = useTranslation('agent-home');
  const format = useCellFormat();
  const name = useSession(({ member, username }) => member?.nickname ?? username ?? '');
  const { now, before, today, date, against, isAskable, choose } = usePeriod();
  const countOf = (value: number | undefined) => describeValue('count', value, format, 'teamSize').text;
  const lineOf = (of: AgentOverviewResponse | undefined, series: Series) => (of?.days ?? []).map((day) => day[series]);
  const content = () => {
    if (!isAskable) return null;
    if (now.data === undefined && now.isError) return <ReadFailed reads={[now]} />;
    const list = (
      <ul className={styles.figures} aria-busy={now.isFetching}>
        {headFigures.map((figure) => {
          const { name: key, format: kind } = figure;
          const lines = [lineOf(now.data, key), lineOf(before.data, key)] as const;
          const top = topOf(...lines);
          return (
            <li key={key} className={styles.figure} data-figure={key}>
              <span className="small muted">{t(key)}</span>
              {now.data === undefined ? (
                <Skeleton className={styles.value} />
              ) : (
                <>
                  <CardSum as="p" name={key} cell={describeValue(kind, now.data[key], format, key)} />
                  <svg
                    viewBox={`0 0 ${SIZE.join(' ')}`}
                    width={SIZE[0]}
                    height={SIZE[1]}
                    aria-hidden="true"
                    className={styles.spark}
                  >
                    <polyline points={sparkPoints(lines[1], top, SIZE)} className={chart.before} />
                    <polyline points={sparkPoints(lines[0], top, SIZE)} className={chart.now} />
                  </svg>
                  <DifferenceNote figure={figure} now={now.data[key]} before={before.data?.[key]} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    );
    return now.data === undefined ? <Loading>{list}</Loading> : list;
  };
  return (
    <AgentSection
      slotProps={slotProps}
      title={t('hello', { name })}
      note={
        now.data && (
          <>
            {t('downlines')}: <span data-total="teamSize">{countOf(now.data.teamSize)}</span>
            {now.data.activePlayers !== undefined &&
              `, ${t(date === PERIOD ? 'active_in_week' : 'active_in_period', { number: countOf(now.data.activePlayers) })}`}
          </>
        )
      }
      panel="agentTeamOverview"
    >
      <PeriodChoice today={today} date={date} against={against} onChange={choose} />
      {content()}
    </AgentSection>
  );
}
