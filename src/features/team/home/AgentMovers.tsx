import { useTranslation } from 'react-i18next';
import { describeValue } from '#engine/records/formats.ts';
import type { SectionProps } from '#engine/registry.ts';
import { cents } from '#features/team/chartShape.ts';
import { BEFORE, PERIOD } from '#features/team/periods.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { AgentSection } from './AgentSection.tsx';
import styles from './Agents.module.css';
import { moversOf, sizeOf } from './movers.ts';
import { usePeriod } from './usePeriod.ts';

const SHOWN = 4;
/** Of each period those who bet most: whoever is in neither list has moved less than the last of them bet. */
const READ = 100;
/** Half of the width that a difference is drawn in. */
const HALF = 100;
const PANEL = 'palStatementsAgentCopy';

/** The downlines whose valid bets changed most against the period compared with; a press opens all about one. */
export function AgentMovers({ slotProps, settings }: SectionProps) {
  const portal = usePortal();
  const { t } = useTranslation('agent-home');
  const money = useMoney();
  const format = useCellFormat();
  const { span, spanBefore, isAskable, date, against } = usePeriod();
  const asked = { sort: 'validBet', pageNo: 1, pageSize: READ } as const;
  const now = useRead('agentProfitLoss', { ...asked, ...span }, { enabled: isAskable });
  const before = useRead('agentProfitLoss', { ...asked, ...spanBefore }, { enabled: isAskable });
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const isKnown = now.data !== undefined && before.data !== undefined;
  const rows = isKnown ? moversOf(now.data?.rows ?? [], before.data?.rows ?? [], count) : [];
  const most = rows.length === 0 ? 0n : cents(sizeOf(rows[0]!.change));
  const isWeek = date === PERIOD && against === BEFORE;
  const content = () => {
    if (!isAskable) return null;
    if (!isKnown) {
      const failed = [now, before].filter(({ isError }) => isError);
      return failed.length > 0 ? <ReadFailed reads={failed} /> : <RecordSkeleton rows={SHOWN} label={t('portal:loading')} />;
    }
    if (rows.length === 0) return <p className="muted">{t(isWeek ? 'nobody_moved' : 'nobody_moved_period')}</p>;
    return (
      <ul className={styles.lines}>
        {rows.map(({ account, nickname, now: amount, change }) => {
          const isLess = change.startsWith('-');
          const size = most === 0n ? 0 : Number((cents(sizeOf(change)) * BigInt(HALF)) / most);
          return (
            <li key={account} className={styles.mover} data-row={account}>
              <button
                type="button"
                className={styles.who}
                onClick={() => void runAction(portal, 'centreAction', { run: 'openDownline', account })}
              >
                <b className="ellipsis">{nickname === '' ? account : nickname}</b>
                {nickname !== '' && <span className="small muted ellipsis">{account}</span>}
              </button>
              <span className={`num ${styles.amount}`}>
                <span className="visually-hidden">{t('validBet')}: </span>
                {money(amount)}
              </span>
              <svg viewBox={`0 0 ${2 * HALF} 10`} preserveAspectRatio="none" aria-hidden="true" className={styles.moved}>
                <rect data-less={isLess || undefined} x={isLess ? HALF - size : HALF} y="1" width={size} height="8" />
                <line x1={HALF} x2={HALF} y1="0" y2="10" />
              </svg>
              <b className="num">{describeValue('signedMoney', change, format, 'change').text}</b>
            </li>
          );
        })}
      </ul>
    );
  };
  return (
    <AgentSection
      slotProps={slotProps}
      title={t('moved_most')}
      note={t(isWeek ? 'moved_note' : 'moved_note_period')}
      panel={PANEL}
    >
      {content()}
    </AgentSection>
  );
}
