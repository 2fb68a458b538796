import { useEngine } from '#engine/react/EngineProvider.tsx';
import { type Subject, type Visibility, visibility } from '#engine/visibility.ts';
import { useSystem } from './PortalProvider.tsx';

/** Decides what this render shows. */
export function useVisibility(): (subject: Subject) => Visibility {
  const { registry, brand, conditions } = useEngine();
  const categories = useSystem((state) => state.categories);
  return (subject) => visibility(subject, { registry, brand, conditions, categories });
}
