import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/types.ts';
import styles from './Contracts.module.css';
import { ContractTerms } from './ContractTerms.tsx';
import { usePaid } from './usePaid.ts';

interface Props {
  contract: Pick<Contract, 'kind' | 'period' | 'terms'>;
  /** The other side, as the reader calls it. */
  with: { label: 'from' | 'to'; account: string };
}

/** A contract before something is done with it: with whom, how often it is paid, and its tiers. */
export function ContractLines({ contract: { kind, period, terms }, with: { label, account } }: Props) {
  const { t } = useTranslation(['contracts', 'records']);
  const paid = usePaid();
  const lines = [
    { label: t('records:kind'), value: t(`records:kind_${kind}`) },
    { label: t(label), value: account === '' ? '\u2013' : account },
    { label: t('paid'), value: paid(kind, period ?? null) },
  ];
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd className="clamp">{line.value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('records:terms')}</dt>
        <dd className="num">
          <ContractTerms terms={terms} />
        </dd>
      </div>
    </dl>
  );
}
