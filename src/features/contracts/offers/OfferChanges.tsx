import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/types.ts';
import { usePaid } from '#features/contracts/usePaid.ts';
import { useRates } from '#features/contracts/useRates.ts';
import { useRefusal } from '#features/contracts/useRefusal.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Changes } from './changes.ts';
import styles from './Offers.module.css';

interface Props {
  /** Null while the tiers are incomplete. */
  changes: Changes | null;
  isAsking: boolean;
}

/** Beside the form: to whom it cannot be offered, which contracts end with acceptances, and which stay. */
export function OfferChanges({ changes, isAsking }: Props) {
  const { t } = useTranslation(['contracts', 'records']);
  const words = useRefusal();
  const content = () => {
    if (changes === null) return <p className="small muted">{t('changes_later')}</p>;
    const { ends, endsTotal, stays, refused, unchanged, unknown } = changes;
    const more = endsTotal - ends.length;
    return (
      <>
        {isAsking && <p className="small muted">{t('preview_loading')}</p>}
        {refused.length > 0 && (
          <div className={styles.box} data-changes="refused">
            <Head icon="circle-x" tone="error" label={t('not_possible')} count={refused.length} />
            <ul>
              {refused.map(({ account, code }) => (
                <li key={account} data-account={account}>
                  <b className="ellipsis">{account}</b>
                  <span className={`small muted ${styles.why}`}>{words(code)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {endsTotal > 0 && (
          <div className={styles.box} data-changes="ends">
            <Head icon="circle-alert" tone="warn" label={t('ends_head')} count={endsTotal} />
            <ul>
              {ends.map(({ contract, above }) => (
                <Line key={contract.id} contract={contract} note={above === null ? null : t('ends_below', { account: above })} />
              ))}
              {more > 0 && <li className="muted small">{t('ends_more', { count: more })}</li>}
            </ul>
          </div>
        )}
        {stays.length > 0 && (
          <div className={styles.box} data-changes="stays">
            <Head icon="circle-check" tone="ok" label={t('stays_head')} count={stays.length} />
            <ul>
              {stays.map((contract) => (
                <Line key={contract.id} contract={contract} note={null} />
              ))}
            </ul>
          </div>
        )}
        {unchanged.length > 0 && <p className="small muted">{t('nothing_ends', { accounts: unchanged.join(', ') })}</p>}
        {unknown.length > 0 && <p className="small muted">{t('preview_failed_for', { accounts: unknown.join(', ') })}</p>}
      </>
    );
  };
  return (
    <section className={styles.changes} aria-label={t('changes')}>
      <h3 className="h-s">{t('changes')}</h3>
      <div role="status" className={styles.told} data-asking={isAsking || undefined}>
        {content()}
      </div>
    </section>
  );
}

interface HeadProps {
  icon: 'circle-x' | 'circle-alert' | 'circle-check';
  tone: 'error' | 'warn' | 'ok';
  label: string;
  count: number;
}

const Head = ({ icon, tone, label, count }: HeadProps) => (
  <p className={styles.boxHead} data-tone={tone}>
    <Icon name={icon} size={18} />
    <b>{label}</b>
    <b className="num">{count}</b>
  </p>
);

function Line({ contract: { id, account, kind, period, terms }, note }: { contract: Contract; note: string | null }) {
  const paid = usePaid();
  const rates = useRates();
  return (
    <li data-row={id} data-below={note === null ? undefined : ''}>
      <b className="ellipsis">{account}</b>
      <span className="num">
        {rates(kind, terms)} {paid(kind, period ?? null)}
      </span>
      {note !== null && <span className={`small muted ${styles.why}`}>{note}</span>}
    </li>
  );
}
