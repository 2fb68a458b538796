import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { PlayBarred } from '#parts/protection/PlayBarred.tsx';
import { usePlayRestriction } from '#state/session/usePlayRestriction.ts';
import { Modal } from '#ui/overlay/Modal.tsx';

/** Instead of a game: why the member does not play now, and the ways on. */
export function PlayBarredModal({ slotProps, close }: ModalProps) {
  const { t } = useTranslation('protection');
  const restriction = usePlayRestriction();
  return (
    <Modal {...slotProps} title={t('barred_title')} closeLabel={t('portal:close')} onClose={() => close()} width={440}>
      <PlayBarred restriction={restriction} onLeave={() => close()} />
    </Modal>
  );
}
