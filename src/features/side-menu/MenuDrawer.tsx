import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ModalProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Logo } from '#ui/media/Logo.tsx';
import { Overlay } from '#ui/overlay/Overlay.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import styles from './SideMenu.module.css';

/** The side menu on a phone: a drawer that closes on navigation. */
export function MenuDrawer({ slotProps, close }: ModalProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('portal');
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) close();
    // oxlint-disable-next-line exhaustive-deps -- `close` is new on every render
  }, [key, openedAt]);
  return (
    <Overlay {...slotProps} onClose={close} label={t('main_menu')} className={styles.drawer} delayMs={0} closeOnBackdrop>
      <nav className={styles.inDrawer} aria-label={t('main_menu')}>
        <div className={styles.top}>
          <Logo src={`/images/${brand.images.mark}`} name={brand.name} />
          <IconButton className={styles.toggle} icon="x" label={t('close')} onClick={() => close()} />
        </div>
        <MenuEntries onSelect={close} />
      </nav>
    </Overlay>
  );
}
