import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useVisibility } from '#state/portal/useVisibility.ts';
import { pathOfRoute } from './links.ts';

/** The path of a route that the visitor may open; null otherwise, so that no link leads to a hidden page. */
export function useRoutePath(): (name: string, params?: Record<string, string>) => string | null {
  const { brand } = usePortal();
  const decide = useVisibility();
  return (name, params) => (decide({ kind: 'route', name }).visible ? pathOfRoute(brand, name, params) : null);
}
