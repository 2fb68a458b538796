import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/feedback/ReadFailed.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { addDays, dayOf, timeSpan } from '#state/filters/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { AgentSection } from './AgentSection.tsx';
import styles from './Agents.module.css';

const amounts = ['teamBalance', 'deposit', 'withdrawal', 'validBet', 'netProfit', 'income'] as const;
const counts = ['teamSize', 'activePlayers', 'registrations', 'online'] as const;

/** Figures of the agent's team over the last seven days, and the way to the overview. */
export function AgentOverview({ slotProps }: SectionProps) {
  const { brand, client } = usePortal();
  const { t } = useTranslation('agent-home');
  const money = useMoney();
  const today = dayOf(client.clock.now(), brand.timeZone);
  const { startTime = 0, endTime } = timeSpan({ from: addDays(today, -6), to: today }, brand.timeZone);
  const read = useRead('agentTeamOverview', { startTime, ...(endTime !== undefined && { endTime }) });
  const { data } = read;
  const figures = [
    ...amounts.map((name) => [name, data?.[name] === undefined ? undefined : money(data[name])] as const),
    ...counts.map((name) => [name, data?.[name]?.toString()] as const),
  ];
  const list = (
    <dl className={styles.figures} aria-busy={read.isFetching}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{t(name)}</dt>
          <dd className="num" data-total={name}>
            {data === undefined ? <Skeleton className={styles.value} /> : (value ?? '–')}
          </dd>
        </div>
      ))}
    </dl>
  );
  const content = () => {
    if (data !== undefined) return list;
    return read.isError ? <ReadFailed reads={[read]} /> : <Loading>{list}</Loading>;
  };
  return (
    <AgentSection
      slotProps={slotProps}
      icon="layout-dashboard"
      title={t('overview')}
      note={t('last_seven_days')}
      panel="agentTeamOverview"
    >
      {content()}
    </AgentSection>
  );
}
