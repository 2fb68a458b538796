import { useTranslation } from 'react-i18next';
import type { RegionProps } from '#engine/registry.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { chooseTheme } from '#state/preferences/theme.ts';
import { Segmented } from '#ui/controls/Segmented.tsx';
import styles from './ThemeSwitch.module.css';

/** Light or dark; a brand can leave it out. */
export function ThemeSwitch({ slotProps }: RegionProps) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const theme = usePreferences((state) => state.theme);
  return (
    <Segmented
      {...slotProps}
      className={styles.switch}
      label={t('theme')}
      iconOnly
      value={theme}
      onChange={(value) => chooseTheme(portal, value)}
      options={[
        { value: 'light', label: t('theme_light'), icon: 'sun' },
        { value: 'dark', label: t('theme_dark'), icon: 'moon' },
      ]}
    />
  );
}
