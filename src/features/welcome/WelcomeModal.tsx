import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

/** Greets a new member by name. */
export function WelcomeModal({ slotProps, close }: ModalProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('welcome');
  const name = useSession((state) => state.member?.nickname ?? state.username ?? '');
  return (
    <Dialog
      {...slotProps}
      tone="ok"
      title={t('title', { brand: brand.name })}
      text={t('text', { name })}
      confirmLabel={t('portal:confirm')}
      onConfirm={() => close(true)}
      onClose={() => close()}
    />
  );
}
