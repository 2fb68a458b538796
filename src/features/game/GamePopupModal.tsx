import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ModalProps } from '#engine/registry.ts';
import { requestLaunch } from '#state/launch/requestLaunch.ts';
import { GameFrame } from '#parts/launch/GameFrame.tsx';
import { launchStoreOf, titleOf } from '#state/launch/launch.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { explainFailure } from './explainFailure.ts';
import styles from './GamePopupModal.module.css';

/** A game in a modal, for vendors that the brand lists. Closing it ends the launch. */
export function GamePopupModal({ slotProps, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const store = launchStoreOf(portal);
  const launch = useStore(store, (state) => state.launch);
  useEffect(() => {
    if (launch === null) close();
  }, [launch, close]);
  if (launch === null) return null;

  const again = async () => {
    const outcome = await requestLaunch(portal, launch.game);
    if ('launch' in outcome) store.setState({ launch: outcome.launch });
    else await explainFailure(portal, outcome);
  };
  return (
    <Modal {...slotProps} title={titleOf(launch.game)} closeLabel={t('close')} width={1080} bare onClose={() => close()}>
      <GameFrame
        source={launch.source}
        title={titleOf(launch.game)}
        onRetry={() => void again()}
        onLeave={() => close()}
        className={styles.frame}
      />
    </Modal>
  );
}
