import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { LaunchView } from '#parts/launch/LaunchView.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import styles from './SeaLotteryModal.module.css';
import { useLobby } from './useLobby.ts';

/** Wider than any window: limited by the window itself. */
const FULL_PX = 9_999;

/** The lotteries of the sea in a modal as large as the page. */
export function SeaLotteryModal({ slotProps, params, close }: ModalProps) {
  const { t } = useTranslation('lottery');
  const title = t('sea_title');
  const { view, start } = useLobby({ prizeMode: 'SEA', gameCode: params['gameCode'] }, title);
  return (
    <Modal {...slotProps} title={title} closeLabel={t('portal:close')} width={FULL_PX} bare onClose={() => close()}>
      <LaunchView view={view} onRetry={start} onLeave={() => close()} className={styles.sea} />
    </Modal>
  );
}
