import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { openLogin } from '#state/login/openLogin.ts';
import { useMenu } from '#state/navigation/menu.ts';
import { useOverlay, usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Overlay } from '#ui/overlay/Overlay.tsx';
import styles from './Centre.module.css';
import { CentreHead } from './CentreHead.tsx';
import { CentreMenu } from './CentreMenu.tsx';
import { PanelView } from './PanelView.tsx';
import { useCentre } from './useCentre.ts';

/** Menu and panel of the centre that the address names; a visitor logs in first and the centre opens then. */
export function CentreModal({ slotProps }: ModalProps) {
  const portal = usePortal();
  const isMember = useSession(({ token }) => token !== null);
  const { close } = useCentre();
  const isAsked = useOverlay(({ modals }) => modals.some(({ name }) => name === 'loginPopupModal'));
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!isMember) void openLogin(portal, { stay: true });
  }, [portal, isMember]);
  useEffect(() => {
    // the login may be the one that an ended session opened: its end counts, however it was opened
    if (wasAsked.current && !isAsked && !isMember) close();
    wasAsked.current = isAsked;
    // oxlint-disable-next-line exhaustive-deps -- `close` is new every render
  }, [isAsked, isMember]);
  return isMember ? <OpenCentre slotProps={slotProps} /> : null;
}

function OpenCentre({ slotProps }: Pick<ModalProps, 'slotProps'>) {
  const { t } = useTranslation('records');
  const { address, show, change, close } = useCentre();
  const items = useMenu(address.menu).filter(({ entry }) => entry.panel !== undefined);
  const asked = items.find(({ entry }) => entry.panel === address.panel);
  const shown = asked ?? items[0];
  const isMenu = asked === undefined;

  return (
    <Overlay
      {...slotProps}
      label={t(`centre_${address.menu}`)}
      onClose={close}
      width={1200}
      className={styles.overlay}
      delayMs={0}
    >
      <div className={styles.centre} data-menu={address.menu} data-view={isMenu ? 'menu' : 'panel'}>
        <div className={styles.side}>
          <CentreHead />
          <CentreMenu items={items} current={shown?.name ?? ''} label={t(`centre_${address.menu}`)} onSelect={show} />
        </div>
        <div className={styles.main}>
          {shown?.entry.panel !== undefined && (
            <PanelView
              key={shown.entry.panel}
              menu={address.menu}
              name={shown.entry.panel}
              values={asked === undefined ? {} : address.values}
              onChange={change}
              onBack={() => show('')}
            />
          )}
        </div>
        <IconButton icon="x" label={t('portal:close')} className={styles.close} onClick={close} />
      </div>
    </Overlay>
  );
}
