import { useEffect } from 'react';
import { Slot } from '#engine/react/Slot.tsx';
import type { PanelProps } from '#engine/registry.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Logins } from './Logins.tsx';
import { Meter } from './Meter.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { countedRows, setRows } from './rows.ts';
import styles from './SecurityCentre.module.css';
import { SecurityRows } from './SecurityRows.tsx';
import { useOpenRow } from './useOpenRow.ts';

/** Head, meter and rows of the security centre. */
export function SecurityPanel({ slotProps, onState }: PanelProps) {
  const portal = usePortal();
  const openRow = useOpenRow();
  const security = useRead('memberSecurity');
  const cards = useRead('bankCards');
  const [state, list] = [security.data, cards.data];
  const isReady = state !== undefined && list !== undefined;
  const standing = stateOfReads([security, cards]);
  useEffect(() => void onState?.(standing), [onState, standing]);
  const { row, open } = openRow;
  useEffect(() => {
    if (row !== 'loginPassword' || !isReady) return;
    open('');
    void portal.overlay.openModal('changePassModal');
    // oxlint-disable-next-line exhaustive-deps -- `open` is new every render
  }, [portal, row, isReady]);

  if (standing === 'error' || standing === 'forbidden') {
    return (
      <div {...slotProps}>
        <ReadFailed reads={[security, cards]} />
      </div>
    );
  }
  if (!isReady) {
    return (
      <div {...slotProps}>
        <Loading className={styles.page}>
          <Skeleton shape="block" className={styles.meter} />
          <div className={styles.rows}>
            {Object.keys(countedRows).map((name) => (
              <Skeleton key={name} shape="block" className={styles.waiting} />
            ))}
          </div>
        </Loading>
      </div>
    );
  }
  return (
    <div {...slotProps} className={styles.page}>
      <Meter rows={setRows(state, list.rows.length)} onOpen={open} />
      <Slot kind="section" name="vipCard" settings={{}} />
      <div className={styles.columns}>
        <SecurityRows state={state} cards={list} openRow={openRow} />
        <ProfileCard logins={state.logins} openRow={openRow} />
      </div>
      <Logins logins={state.logins} isLinked={row === 'logins'} />
    </div>
  );
}
