import { useTranslation } from 'react-i18next';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { cents } from './chartShape.ts';
import chart from './Chart.module.css';
import styles from './Overview.module.css';

/** The panel of the agent's income. */
const PANEL = 'agentRevenueReport';
/** Width of the bar, in units of its own. */
const WIDTH = 1_000;

/** What the agent earned in a period by kind, as a bar and as amounts; where the brand has the list of its income. */
export function OverviewIncome({ span }: { span: { startTime: number; endTime: number } }) {
  const { snapshot } = usePortal();
  return snapshot.panels.agent.includes(PANEL) ? <IncomeByKind span={span} /> : null;
}

function IncomeByKind({ span }: { span: { startTime: number; endTime: number } }) {
  const { t } = useTranslation(['agent-overview', 'records']);
  const money = useMoney();
  const flags = useSystem((state) => state.flags);
  const read = useRead('agentRevenueReport', { ...span, pageNo: 1, pageSize: 1 });
  const totals = read.data?.totals;
  const kinds = [...kindNames.filter((kind) => flags.isOn(kindFlags[kind])), 'rebate' as const];
  const all = kinds.reduce((sum, kind) => sum + cents(totals?.[kind]), 0n);
  const shares = kinds.map((kind) => (all === 0n ? 0 : Number((cents(totals?.[kind]) * BigInt(WIDTH)) / all)));
  return (
    <section className={styles.trend} aria-label={t('income_by_kind')}>
      <div className={styles.head}>
        <h3 className="h-m">{t('income_by_kind')}</h3>
        {totals && <b className="num">{money(totals.income)}</b>}
      </div>
      {read.isError && !read.isFetching ? (
        <ReadFailed reads={[read]} />
      ) : totals === undefined ? (
        <RecordSkeleton rows={2} label={t('portal:loading')} />
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden="true" className={chart.bar}>
            {kinds.map((kind, index) => (
              <rect
                key={kind}
                data-kind={index}
                x={shares.slice(0, index).reduce((sum, one) => sum + one, 0)}
                width={Math.max(0, shares[index]! - 3)}
                height="12"
              />
            ))}
          </svg>
          <ul className={styles.lines}>
            {kinds.map((kind, index) => (
              <li key={kind} data-row={kind}>
                <span className={styles.kind}>
                  <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
                    <rect data-kind={index} width="10" height="10" />
                  </svg>
                  {t(kind === 'rebate' ? 'records:rebate' : `records:kind_${kind}`)}
                </span>
                <b className="num">{money(totals[kind])}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
