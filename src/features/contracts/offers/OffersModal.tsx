import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/types.ts';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import type { ModalProps } from '#engine/registry.ts';
import { useContracts } from '#features/contracts/useContracts.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { mayLeave } from '#state/drafts/unsaved.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import styles from './Offers.module.css';
import { OffersForm } from './OffersForm.tsx';

/** The platform is asked about each of them while the tiers are typed. */
const MOST = 20;

const icons = {
  dividend: 'chart-pie',
  dailySalary: 'calendar-days',
  hourSalary: 'clock',
  realTimeSalary: 'activity',
} as const satisfies Record<ContractKind, string>;

/** One contract offered to several downlines. `params`: see `openOffers`. */
export function OffersModal({ slotProps, params, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation(['contracts', 'records']);
  const flags = useSystem((state) => state.flags);
  const given = accountsOf(params['accounts']);
  const [accounts, setAccounts] = useState<readonly string[]>(given.slice(0, MOST));
  const kinds = kindNames.filter((kind) => flags.isOn(kindFlags[kind]));
  const [chosen, setKind] = useState<ContractKind | null>(kinds.find((kind) => kind === params['kind']) ?? null);
  const all = useContracts({ scope: 'MINE' }, kinds.length > 0);
  // whoever has none of a kind is refused, unless it is an agent of the platform
  const kind = chosen ?? kinds.find((one) => all.rows?.some((row) => row.kind === one)) ?? kinds[0];
  const leave = () => void mayLeave(portal).then((leaves) => leaves && close(false));
  const content = () => {
    if (kind === undefined) return <Alert tone="warn">{t('unreadable')}</Alert>;
    if (all.rows === null) {
      return all.reads.some(({ isError }) => isError) ? (
        <ReadFailed reads={all.reads} />
      ) : (
        <Loading>
          <Skeleton shape="block" className={styles.skeleton} />
        </Loading>
      );
    }
    return (
      <OffersForm
        key={kind}
        kind={kind}
        kinds={
          kinds.length > 1 && (
            <Segmented
              label={t('records:kind')}
              block
              className={styles.kinds}
              options={kinds.map((value) => ({ value, label: t(`records:kind_${value}`), icon: icons[value] }))}
              value={kind}
              onChange={setKind}
            />
          )
        }
        accounts={accounts}
        onAccounts={setAccounts}
        most={MOST}
        own={all.rows.filter((row) => row.kind === kind)}
        onClose={(hasOffered) => close(hasOffered)}
      />
    );
  };
  return (
    <Modal
      {...slotProps}
      title={
        <>
          {t('offer')} <span className={`small muted ${styles.count}`}>{t('to_downlines', { count: accounts.length })}</span>
        </>
      }
      closeLabel={t('portal:close')}
      initialFocus='input[name="account"]'
      onClose={leave}
      width={1140}
    >
      {given.length > MOST && <Alert tone="info">{t('too_many', { count: MOST })}</Alert>}
      {content()}
    </Modal>
  );
}

/** The accounts of a JSON list, each once. */
function accountsOf(text: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? [...new Set(list.filter((one) => typeof one === 'string' && one !== ''))] : [];
  } catch {
    return [];
  }
}
