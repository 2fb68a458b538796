import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

export interface AppChrome {
  /** True on routes with a `chrome`: a toggle shows and hides their collapsible regions. */
  wide: boolean;
  shown: boolean;
  mini: boolean;
  /** Mini or expanded; on wide pages both bars collapse with it. */
  toggle: () => void;
}

/** Side menu and header of a route: fixed, or in the state of its `chrome` until the visitor toggles it. */
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
