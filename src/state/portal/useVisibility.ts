import { useEngine } from '#engine/react/EngineProvider.tsx';
import { type Subject, type Visibility, visibility } from '#engine/visibility.ts';
import { usePortal, useSystem } from './PortalProvider.tsx';

/** Decides what this render shows. */
export function useVisibility(): (subject: Subject) => Visibility {
  const { registry, brand, conditions } = useEngine();
  const { panels } = usePortal().snapshot;
  const categories = useSystem((state) => state.categories);
  return (subject) => visibility(subject, { registry, brand, conditions, categories, panels });
}
