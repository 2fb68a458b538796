import { useTranslation } from 'react-i18next';
import { Regions } from '#engine/react/Regions.tsx';
import type { RegionProps } from '#engine/registry.ts';
import { useAppChrome } from '#state/navigation/appChrome.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './BarsToggle.module.css';

/** Shows and hides side menu and header on a page that starts without them. */
export function BarsToggle({ slotProps, route }: RegionProps) {
  const { t } = useTranslation('portal');
  const { shown, toggle } = useAppChrome(route.name);
  return (
    <div {...slotProps} className={styles.toggle} data-shown={shown || undefined}>
      <IconButton
        filled
        icon={shown ? 'panel-left-close' : 'panel-left-open'}
        label={t(shown ? 'bars_hide' : 'bars_show')}
        aria-expanded={shown}
        onClick={toggle}
      />
      {!shown && <Regions at="headerEnd" route={route} />}
    </div>
  );
}
