import { useSyncExternalStore } from 'react';
import { type ConditionContext, rolesOf } from '#engine/conditions.ts';
import { usePortal, usePreferences, useSession, useSystem } from '#state/portal/PortalProvider.tsx';

const MOBILE = '(max-width: 767px)';

function subscribe(changed: () => void) {
  const query = matchMedia(MOBILE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The device as the layout sees it; a prerendered page is a desktop's until it has hydrated. */
export function useDevice(): 'mobile' | 'desktop' {
  const mobile = useSyncExternalStore(
    subscribe,
    () => matchMedia(MOBILE).matches,
    () => false,
  );
  return mobile ? 'mobile' : 'desktop';
}

/** What every gate of this render is decided by. */
export function useConditions(route: string): ConditionContext {
  const { brand } = usePortal();
  const flags = useSystem((state) => state.flags);
  const token = useSession((state) => state.token);
  const type = useSession((state) => state.memberType);
  const locale = usePreferences((state) => state.language);
  const device = useDevice();
  return { flags, roles: rolesOf({ token, type, agent: brand.agent }), route, locale, device };
}
