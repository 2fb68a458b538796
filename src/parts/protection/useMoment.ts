import { formatDateTime } from '#engine/dates/dates.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** Day and minute of a moment (epoch ms) in the brand's zone. */
export function useMoment(): (ms: number) => string {
  const { brand } = usePortal();
  return (ms) => formatDateTime(ms, { timeZone: brand.timeZone })?.slice(0, 16) ?? '';
}
