import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { contractKinds, kindNames } from '#state/contracts/contractKinds.ts';
import { useSystem } from '#state/portal/PortalProvider.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import styles from './Contracts.module.css';
import { KindOfDownline } from './KindOfDownline.tsx';
import { useContracts } from './useContracts.ts';

/** The contracts of a downline, kind by kind, and what can be done with them. */
export function ContractsOfModal({ slotProps, params, close }: ModalProps) {
  const { t } = useTranslation('records');
  const { account = '' } = params;
  const flags = useSystem((state) => state.flags);
  const { rows, isError, isFetching, refetch } = useContracts({ scope: 'DOWNLINE', account });
  const open = rows?.filter(({ status }) => status === 'offered' || status === 'accepted') ?? [];
  const content = () => {
    if (rows !== null) {
      return kindNames
        .filter((kind) => flags.isOn(contractKinds[kind].flag))
        .map((kind) => (
          <KindOfDownline key={kind} kind={kind} account={account} contracts={open.filter((one) => one.kind === kind)} />
        ));
    }
    if (!isError) return <Skeleton shape="block" className={styles.skeleton} />;
    const words = { title: t('error_title'), text: t('error_text'), retryLabel: t('portal:retry') };
    return <ErrorState {...words} retrying={isFetching} onRetry={refetch} />;
  };
  return (
    <Modal {...slotProps} title={t('contracts:of', { account })} closeLabel={t('portal:close')} onClose={() => close()}>
      <div className={styles.form}>{content()}</div>
    </Modal>
  );
}
