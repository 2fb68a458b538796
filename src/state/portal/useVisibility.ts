import { useEngine } from '#engine/react/EngineProvider.tsx';
import { type Subject, type Visibility, visibility } from '#engine/visibility.ts';
import { usePortal, useSystem } from './PortalProvider.tsx';

/** Decides what this render shows. Without `ofCategories` no decision may depend on the categories with vendors. */
export function useVisibility(ofCategories = true): (subject: Subject) => Visibility {
  const { registry, brand, conditions } = useEngine();
  const { panels } = usePortal().snapshot;
  const categories = useSystem((state) => (ofCategories ? state.categories : null));
  return (subject) => visibility(subject, { registry, brand, conditions, categories, panels });
}
