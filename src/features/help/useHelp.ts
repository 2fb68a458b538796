import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';

/** The help centre's sections in the current language. */
export function useHelp() {
  const language = usePreferences((state) => state.language);
  return useRead('helpCenter', { language });
}
