import { useEngine } from '#engine/react/EngineProvider.tsx';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { gameRequests } from './gameRequests.ts';

/** The parameters of game calls for components: follows the language and the device. */
export function useGameRequests() {
  const portal = usePortal();
  const language = usePreferences((state) => state.language);
  // renders again when the device changes, which the requests read themselves
  useEngine();
  return gameRequests(portal, language);
}
