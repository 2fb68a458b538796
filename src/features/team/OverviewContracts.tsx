import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/types.ts';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { areTermsOf } from '#engine/contracts/terms.ts';
import { describeValue } from '#engine/records/formats.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { REQUESTS_PANEL, useMayHaveContracts, usePendingOffers } from '#state/contracts/usePendingOffers.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import styles from './Overview.module.css';

/** What the agent itself is paid by, kind by kind, and the way to offers that wait for an answer. */
export function OverviewContracts() {
  const isThere = useMayHaveContracts();
  return isThere ? <OwnContracts /> : null;
}

function OwnContracts() {
  const portal = usePortal();
  const { t } = useTranslation(['agent-overview', 'records', 'portal']);
  const format = useCellFormat();
  const flags = useSystem((state) => state.flags);
  const offers = usePendingOffers() ?? [];
  const read = useRead('contracts', { scope: 'MINE', status: 'accepted', pageNo: 1, pageSize: 100 });
  const checked = useCheckedRows('contracts', read.data, 'terms');
  const rows = checked?.rows.filter(({ kind, status, terms }) => status === 'accepted' && areTermsOf(kind, terms));
  const highestOf = (kind: ContractKind) => {
    const terms = rows?.find((one) => one.kind === kind)?.terms ?? [];
    return describeValue('terms', terms.slice(-1), format, 'terms').items?.[0]?.text ?? '';
  };
  const review = () => void runAction(portal, 'openPanel', { menu: 'member', panel: REQUESTS_PANEL });
  const kinds = kindNames.filter((kind) => flags.isOn(kindFlags[kind]));
  return (
    <section className={styles.trend} aria-label={t('own_contracts')}>
      <h3 className="h-m">{t('own_contracts')}</h3>
      {read.isError && !read.isFetching ? (
        <ReadFailed reads={[read]} />
      ) : rows === undefined ? (
        <RecordSkeleton rows={2} label={t('portal:loading')} />
      ) : (
        <ul className={styles.lines}>
          {kinds.map((kind) => {
            const isOffered = offers.some((one) => one.kind === kind);
            const held = highestOf(kind);
            return (
              <li key={kind} data-row={kind}>
                <span>
                  <b>{t(`records:kind_${kind}`)}</b>
                  <span className="small muted num">{held === '' ? t('no_contract') : held}</span>
                </span>
                {isOffered ? (
                  <Button size="sm" data-action="reviewOffer" onClick={review}>
                    {t('review')}
                  </Button>
                ) : (
                  held !== '' && (
                    <Badge tone="ok" icon="check">
                      {t('records:status_accepted')}
                    </Badge>
                  )
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
