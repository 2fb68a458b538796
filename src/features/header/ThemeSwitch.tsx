import { useTranslation } from 'react-i18next';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { chooseTheme } from '#state/preferences/theme.ts';
import { Segmented } from '#ui/controls/Segmented.tsx';
import styles from './ThemeSwitch.module.css';

export function ThemeSwitch() {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const theme = usePreferences((state) => state.theme);
  return (
    <Segmented
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
