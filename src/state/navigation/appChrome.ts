import type { Brand } from '#engine/brand/snapshot.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

/** Pages that need the whole window: they begin without side menu and header. */
const WIDE_PAGES: ReadonlySet<string> = new Set(['seamless', 'vnlottery']);

export interface AppChrome {
  /** True on the pages that begin without bars. */
  wide: boolean;
  /** Whether side menu and header are on the page. */
  shown: boolean;
  mini: boolean;
  /** Mini or expanded; on wide pages both bars come and go with it. */
  toggle: () => void;
}

/** True where the brand lets the bars of a wide page stand from the start. */
const allowed = ({ layout }: Brand, name: string): boolean =>
  (layout.routes[name]?.paths ?? []).some((path) => layout.allowBars.includes(path));

/** The side menu and the header as they stand on a route. */
export function useAppChrome(route: string): AppChrome {
  const { brand, preferences } = usePortal();
  const menuMini = usePreferences((state) => state.menuMini);
  const turned = usePreferences((state) => state.chromeOverride === route);
  const wide = WIDE_PAGES.has(brand.layout.routes[route]?.page ?? '');
  if (!wide) return { wide, shown: true, mini: menuMini, toggle: () => preferences.setState({ menuMini: !menuMini }) };
  const shown = allowed(brand, route) !== turned;
  const toggle = () => preferences.setState({ chromeOverride: turned ? null : route, menuMini: shown });
  return { wide, shown, mini: !turned || menuMini, toggle };
}
