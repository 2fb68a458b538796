import { useMemo, useSyncExternalStore } from 'react';
import type { ConditionContext, Device } from '#engine/conditions.ts';
import { isMobile, onMobileChange } from '#platform/browser/device.ts';
import { conditionsOf } from './conditions.ts';
import { usePortal, usePreferences, useSession, useSystem } from './PortalProvider.tsx';

/** The device; a prerendered page is a desktop's until it has hydrated. */
function useDevice(): Device {
  const mobile = useSyncExternalStore(
    onMobileChange,
    () => isMobile(),
    () => false,
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
  const device = useDevice();
  const conditions = conditionsOf(brand, { flags, token, memberType, language }, { route, device });
  // oxlint-disable-next-line exhaustive-deps -- new on every render; its parts decide
  return useMemo(() => conditions, [brand, flags, [...conditions.roles].join(), route, language, device]);
}
