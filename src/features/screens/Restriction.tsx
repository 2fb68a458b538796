import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '#engine/registry.ts';
import { usePortal, usePreferences, useSystem } from '#state/portal/PortalProvider.tsx';
import { FactBox } from './FactBox.tsx';
import { StatusScreen } from './StatusScreen.tsx';
import { htmlLangOf } from '#engine/values/languages.ts';

/** Status 2 (BOOT-09, BOOT-13..16): shows the visitor's assumed location, for support. */
export function Restriction({ slotProps }: ScreenProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('screens');
  const language = usePreferences((state) => state.language);
  const location = useSystem((state) => state.permission?.location);
  return (
    <StatusScreen
      slotProps={slotProps}
      icon="shield-alert"
      badge={t('restriction_of_visit')}
      title={t('ip_restriction')}
      text={t('restriction_text')}
      art={brand.images.restrictionArt}
    >
      {location && (
        <FactBox
          facts={[
            { name: t('your_ip'), value: location.ip },
            { name: t('your_country'), value: countryName(location.country, htmlLangOf(language)) },
          ]}
        />
      )}
    </StatusScreen>
  );
}

/** The name of a country code; anything else unchanged. */
function countryName(country: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(country) ?? country;
}
