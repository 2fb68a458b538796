import { useMemo, useSyncExternalStore } from 'react';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { ConditionContext, Device } from '#engine/conditions.ts';
import { isMobile, onMobileChange } from '#platform/browser/device.ts';
import { conditionsOf } from './conditions.ts';
import { usePortal, usePreferences, useSession, useSystem } from './PortalProvider.tsx';

const byDevice = new WeakMap<Brand, boolean>();

/** Does a brand show anything by device? Only then is a page published for a desktop wrong on a phone. */
function differsByDevice(brand: Brand): boolean {
  const known = byDevice.get(brand) ?? JSON.stringify(brand).includes('"device":');
  byDevice.set(brand, known);
  return known;
}

/** The device. A page that differs by it hydrates as it was published, for a desktop, and renders again on a phone. */
export function useDevice(differs = true): Device {
  const mobile = useSyncExternalStore(
    onMobileChange,
    () => isMobile(),
    () => !differs && isMobile(),
  );
  return mobile ? 'mobile' : 'desktop';
}

/** The conditions of this render; the same object until one of them changes. */
export function useConditions(route: string): ConditionContext {
  const { brand } = usePortal();
  const flags = useSystem((state) => state.flags);
  const token = useSession((state) => state.token);
  const memberType = useSession((state) => state.memberType);
  const language = usePreferences((state) => state.language);
  const device = useDevice(differsByDevice(brand));
  const conditions = conditionsOf(brand, { flags, token, memberType, language }, { route, device });
  // oxlint-disable-next-line exhaustive-deps -- new on every render; its parts decide
  return useMemo(() => conditions, [brand, flags, [...conditions.roles].join(), route, language, device]);
}
