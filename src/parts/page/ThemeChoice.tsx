import { useTranslation } from 'react-i18next';
import type { SlotProps } from '#engine/registry.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { chooseTheme } from '#state/preferences/theme.ts';
import { Segmented } from '#ui/controls/Segmented.tsx';

interface Props {
  slotProps?: SlotProps;
  className?: string | undefined;
}

/** Light or dark, as icons. */
export function ThemeChoice({ slotProps, className }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const theme = usePreferences((state) => state.theme);
  return (
    <Segmented
      {...slotProps}
      className={className}
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
