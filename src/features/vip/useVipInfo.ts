import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';

/** The levels in the interface language, and where the member stands. */
export function useVipInfo() {
  const language = usePreferences((state) => state.language);
  return useRead('vipInfo', { language });
}
