import { useTranslation } from 'react-i18next';
import { Moment } from '#parts/moments/Moment.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useMayHaveContracts } from '#state/contracts/usePendingOffers.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { latestEvents } from './latestEvents.ts';
import styles from '#features/team/Overview.module.css';

const SHOWN = 5;

/** What happened last in the team: who joined, and which contracts with downlines changed; a press opens the downline. */
export function OverviewEvents() {
  const portal = usePortal();
  const { t } = useTranslation(['agent-overview', 'records']);
  const hasContracts = useMayHaveContracts();
  const joined = useRead('agentDownlines', { sort: 'registered', order: 'desc', pageNo: 1, pageSize: SHOWN });
  const sent = useRead('contracts', { scope: 'SENT', pageNo: 1, pageSize: SHOWN }, { enabled: hasContracts });
  const downlines = useCheckedRows('agentDownlines', joined.data ?? undefined);
  const contracts = useCheckedRows('contracts', sent.data ?? undefined);
  const reads = hasContracts ? [joined, sent] : [joined];
  const failed = reads.filter(({ isError, isFetching }) => isError && !isFetching);
  const isKnown = downlines !== undefined && (!hasContracts || contracts !== undefined);
  const events = isKnown ? latestEvents(downlines.rows, contracts?.rows ?? [], SHOWN) : [];
  return (
    <section className={styles.trend} aria-label={t('events')}>
      <h3 className="h-m">{t('events')}</h3>
      {failed.length > 0 ? (
        <ReadFailed reads={failed} />
      ) : !isKnown ? (
        <RecordSkeleton rows={2} label={t('portal:loading')} />
      ) : events.length === 0 ? (
        <p className="muted">{t('no_events')}</p>
      ) : (
        <ul className={styles.lines}>
          {events.map(({ id, kind, account, contract, at }) => (
            <li key={id} data-event={kind}>
              <button type="button" className={styles.event} onClick={() => void runAction(portal, 'openDownline', { account })}>
                <b className="ellipsis">{account}</b>
                <span className="small muted">
                  {t(`event_${kind}`, { kind: contract && t(`records:kind_${contract.kind}`) })}
                </span>
              </button>
              <Moment className="small muted num" ms={at} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
