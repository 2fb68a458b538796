import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { idleMsLeft } from './watchIdle.ts';

/** Warns before the sign-out; any press or key dismisses it. */
export function IdleModal({ slotProps, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('idle-logout');
  useSecond((now) => now);
  const seconds = Math.ceil(idleMsLeft(portal) / 1_000);
  return (
    <Dialog
      {...slotProps}
      tone="warn"
      title={t('title')}
      text={<span role="timer">{t('text', { seconds })}</span>}
      confirmLabel={t('stay')}
      onConfirm={() => close()}
      onClose={() => close()}
      delayMs={0}
    />
  );
}
