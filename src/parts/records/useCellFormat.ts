import { useTranslation } from 'react-i18next';
import type { FormatContext } from '#engine/records/cell.ts';
import { usePortal, usePreferences, useSystem } from '#state/portal/PortalProvider.tsx';

/** How this brand and this reader write values of records. */
export function useCellFormat(): FormatContext {
  const { brand } = usePortal();
  const { t, i18n } = useTranslation('records');
  const language = usePreferences((state) => state.language);
  const flags = useSystem((state) => state.flags);
  return {
    ...brand.currency,
    language,
    timeZone: brand.timeZone,
    say: (column, value, figures) => (i18n.exists(`records:${column}_${value}`) ? t(`${column}_${value}`, { ...figures }) : null),
    isOn: (flag) => flags.isOn(flag),
  };
}
