import { useTranslation } from 'react-i18next';
import type { RegionProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './HelpButton.module.css';

/** Opens the help in a modal, or the help page on a phone. */
export function HelpButton({ slotProps }: RegionProps) {
  const { overlay } = usePortal();
  const { t } = useTranslation('portal');
  return (
    <IconButton
      {...slotProps}
      icon="info"
      label={t('help')}
      className={styles.button}
      aria-haspopup="dialog"
      onClick={() => void overlay.openModal('helpModal')}
    />
  );
}
