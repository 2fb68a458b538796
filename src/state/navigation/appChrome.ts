import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

export interface AppChrome {
  /** True on the routes that have a `chrome`: a toggle shows and hides their collapsible regions. */
  wide: boolean;
  /** Whether the collapsible regions are on the page. */
  shown: boolean;
  mini: boolean;
  /** Mini or expanded; on wide pages both bars come and go with it. */
  toggle: () => void;
}

/** The side menu and the header as they stand on a route: fixed, or as its `chrome` begins and the visitor turns it. */
export function useAppChrome(route: string): AppChrome {
  const { brand, preferences } = usePortal();
  const menuMini = usePreferences((state) => state.menuMini);
  const turned = usePreferences((state) => state.chromeOverride === route);
  const chrome = brand.layout.routes[route]?.chrome;
  if (!chrome) return { wide: false, shown: true, mini: menuMini, toggle: () => preferences.setState({ menuMini: !menuMini }) };
  const shown = (chrome === 'expanded') !== turned;
  const toggle = () => preferences.setState({ chromeOverride: turned ? null : route, menuMini: shown });
  return { wide: true, shown, mini: !turned || menuMini, toggle };
}
