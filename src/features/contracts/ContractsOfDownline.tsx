import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { DownlineContracts } from './DownlineContracts.tsx';
import styles from './Contracts.module.css';

/** The contracts of the downline that `values` names, as a part of what is shown about it. */
export function ContractsOfDownline({ slotProps, values = {} }: PanelProps) {
  const { t } = useTranslation('contracts');
  return (
    <section {...slotProps} className={styles.form} aria-label={t('records:contracts')}>
      <h3 className="h-s">{t('records:contracts')}</h3>
      <DownlineContracts account={values['account'] ?? ''} isPart />
    </section>
  );
}
