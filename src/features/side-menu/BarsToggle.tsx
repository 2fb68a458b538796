import { useTranslation } from 'react-i18next';
import type { RegionProps } from '#engine/registry.ts';
import { useAppChrome } from '#state/navigation/appChrome.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { useSession, useSystem } from '#state/portal/PortalProvider.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './BarsToggle.module.css';

/** Brings side menu and header to a page that begins without them, and takes them away again. */
export function BarsToggle({ slotProps, route }: RegionProps) {
  const { t } = useTranslation('portal');
  const { shown, toggle } = useAppChrome(route.name);
  const clock = useSystem((state) => state.flags.isOn('sessionClock'));
  const signedIn = useSession((state) => state.token !== null);
  return (
    <div {...slotProps} className={styles.toggle} data-shown={shown || undefined}>
      <IconButton
        filled
        icon={shown ? 'panel-left-close' : 'panel-left-open'}
        label={t(shown ? 'bars_hide' : 'bars_show')}
        aria-expanded={shown}
        onClick={toggle}
      />
      {clock && signedIn && !shown && <Slot place="region" name="sessionClock" route={route} />}
    </div>
  );
}
