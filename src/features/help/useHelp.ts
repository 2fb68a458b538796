import { useQuery } from '@tanstack/react-query';
import { usePortal, usePreferences } from '#state/PortalProvider.tsx';
import { readQuery } from '#state/queries.ts';

/** The help centre's sections in the current language (HLP-01). */
export function useHelp() {
  const portal = usePortal();
  const language = usePreferences((state) => state.language);
  return useQuery(readQuery(portal, 'helpCenter', { language }));
}
