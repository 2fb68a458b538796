import { platformWords } from '#engine/constants.ts';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { usePortal, usePreferences } from './PortalProvider.tsx';

/** Games a page (LOB-09). */
export const GAMES_A_PAGE = 42;

const CHANNEL = 'WEB';
/** Which games a desktop and a phone may play (D-42). */
const CLIENT_TYPE = { desktop: 1, mobile: 3 } as const;

/** What every call about games says of the portal and the device (LOB-15, LOB-16, D-42). */
export function useGameRequests() {
  const { brand } = usePortal();
  const { conditions } = useEngine();
  const language = usePreferences((state) => state.language);
  const platform = platformWords.gamePlatforms.join(',');
  const clientType = CLIENT_TYPE[conditions.device];
  return {
    list: { clientType, platform, channel: CHANNEL, merchant: brand.merchantCode, language, pageSize: GAMES_A_PAGE },
    hot: { merchantCode: brand.merchantCode, isPlatform: 2 as const, platform, language },
    recent: { clientType, language, pageSize: GAMES_A_PAGE },
  };
}
