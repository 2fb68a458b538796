import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#engine/dates/dates.ts';
import type { ScreenProps } from '#engine/registry.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { FactBox } from './FactBox.tsx';
import { StatusScreen } from './StatusScreen.tsx';

/** Status 1 (BOOT-08..12). Shows the end when the platform sends one. */
export function Maintenance({ slotProps }: ScreenProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('screens');
  const until = useSystem((state) => state.permission?.maintenanceEndTime);
  const end = until ? formatDateTime(until, { timeZone: brand.timeZone }) : null;
  return (
    <StatusScreen
      slotProps={slotProps}
      icon="wrench"
      badge={t('restriction_of_visit')}
      title={t('system_maintenance')}
      text={t('maintenance_text')}
      art={brand.images.statusArt}
    >
      {end !== null && <FactBox facts={[{ name: t('ends_at'), value: end }]} />}
    </StatusScreen>
  );
}
