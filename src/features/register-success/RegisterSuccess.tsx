import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

export function RegisterSuccess({ slotProps, close }: ModalProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('register');
  return (
    <Dialog
      {...slotProps}
      tone="ok"
      title={t('in_registered_successfully')}
      text={t('registered_text', { brand: brand.name })}
      confirmLabel={t('portal:confirm')}
      onConfirm={() => close(true)}
      onClose={() => close()}
    />
  );
}
