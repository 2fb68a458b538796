import { useEngine } from '#engine/react/EngineProvider.tsx';
import type { ConditionContext } from '#engine/conditions.ts';
import { pathOfRoute } from './links.ts';
import { type Subject, type Visibility, visibility } from '#engine/visibility.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';

export interface VisibilityOptions {
  /** False where no decision depends on the categories with vendors. */
  ofCategories?: boolean;
  /** Decides as for somebody with these roles. */
  roles?: ConditionContext['roles'] | undefined;
}

/** Decides what this render shows. */
export function useVisibility({ ofCategories = true, roles }: VisibilityOptions = {}): (subject: Subject) => Visibility {
  const { registry, brand, conditions: own } = useEngine();
  const conditions = roles === undefined ? own : { ...own, roles };
  const { panels } = usePortal().snapshot;
  const categories = useSystem((state) => (ofCategories ? state.categories : null));
  return (subject) => visibility(subject, { registry, brand, conditions, categories, panels });
}

/** The path of a route that the visitor may open; null otherwise, so that no link leads to a hidden page. */
export function useRoutePath(): (name: string, params?: Record<string, string>) => string | null {
  const { brand } = usePortal();
  const decide = useVisibility();
  return (name, params) => (decide({ kind: 'route', name }).visible ? pathOfRoute(brand, name, params) : null);
}
