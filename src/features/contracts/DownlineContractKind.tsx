import { useTranslation } from 'react-i18next';
import type { Contract, ContractKind } from '#contract/types.ts';
import { describeValue } from '#engine/records/formats.ts';
import { CellView } from '#parts/records/CellView.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import styles from './Contracts.module.css';
import { ContractTerms } from './ContractTerms.tsx';
import { usePaid } from './usePaid.ts';

interface Props {
  kind: ContractKind;
  account: string;
  /** Those that are active or offered. */
  contracts: readonly Contract[];
  /** Stands among other parts, so that a kind without a contract is one line. */
  isPart: boolean;
}

/** The contracts of one kind that a downline has, or was offered; each can be changed and ended, and another offered. */
export function DownlineContractKind({ kind, account, contracts, isPart }: Props) {
  const portal = usePortal();
  const { t } = useTranslation(['contracts', 'records']);
  const format = useCellFormat();
  const paid = usePaid();
  const run = (action: string, params: Record<string, string> = {}) =>
    void runAction(portal, action, { kind, account, ...params });
  return (
    <section className={styles.kind} data-row={kind}>
      <header className={styles.kindHead}>
        {isPart ? <h4>{t(`records:kind_${kind}`)}</h4> : <h3 className="h-s">{t(`records:kind_${kind}`)}</h3>}
        <Button size="sm" variant="secondary" data-action="offerContract" onClick={() => run('offerContract')}>
          {t('offer')}
        </Button>
      </header>
      {contracts.length === 0 && !isPart && <p className="small muted">{t('none_of_kind')}</p>}
      {contracts.map(({ id, status, period, terms }) => (
        <div key={id} className={styles.kindRow} data-row={id}>
          <div className="small num">
            <CellView cell={describeValue('status', status, format, 'status')} />{' '}
            <span className="muted">{paid(kind, period ?? null)}</span>
            <ContractTerms terms={terms} />
          </div>
          <div className={styles.kindActions}>
            <Button size="sm" variant="outline" data-action="edit" onClick={() => run('offerContract', { id })}>
              {t('edit')}
            </Button>
            <Button size="sm" variant="danger" data-action="terminate" onClick={() => run('terminateContract', { id, status })}>
              {t(status === 'offered' ? 'withdraw' : 'terminate')}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
