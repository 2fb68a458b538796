import { useTranslation } from 'react-i18next';
import { describeValue } from '#engine/records/formats.ts';
import type { SectionProps } from '#engine/registry.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { addDays, dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { AgentSection } from './AgentSection.tsx';
import styles from './Agents.module.css';

const figures = {
  teamBalance: 'money',
  deposit: 'money',
  withdrawal: 'money',
  validBet: 'money',
  netProfit: 'signedMoney',
  income: 'signedMoney',
  teamSize: 'count',
  activePlayers: 'count',
  registrations: 'count',
  online: 'count',
} as const;
const names = Object.keys(figures) as (keyof typeof figures)[];

/** Figures of the agent's team over the last seven days, and the way to the overview. */
export function AgentOverview({ slotProps }: SectionProps) {
  const { brand, client } = usePortal();
  const { t } = useTranslation('agent-home');
  const format = useCellFormat();
  const today = dayOf(client.clock.now(), brand.timeZone);
  const { startTime = 0, endTime } = timeSpan({ from: addDays(today, -6), to: today }, brand.timeZone);
  const read = useRead('agentTeamOverview', { startTime, ...(endTime !== undefined && { endTime }) });
  const { data } = read;
  const list = (
    <dl className={styles.figures} aria-busy={read.isFetching}>
      {names.map((name) => (
        <div key={name} className={styles.figure}>
          <dt>{t(name)}</dt>
          <dd className="num" data-total={name}>
            {data === undefined ? (
              <Skeleton className={styles.value} />
            ) : (
              describeValue(figures[name], data[name], format, name).text
            )}
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
