import { createContext, type ReactNode, use } from 'react';
import type { ConditionContext } from '../conditions.ts';
import type { Registry } from '../registry.ts';
import type { Brand } from '#engine/brand/snapshot.ts';

/** What the engine's React parts read: registry, brand, conditions. */
export interface Engine {
  registry: Registry<never>;
  brand: Brand;
  conditions: ConditionContext;
  /** Path of the current page without its query, so that menus do not render again when the query changes. */
  path?: string;
  /** Development shows errors in the page; production reports them and renders nothing. */
  development: boolean;
  report: (event: EngineEvent) => void;
}

export type EngineEvent = { kind: 'unknownEntry'; slot: string } | { kind: 'entryFailed'; slot: string; cause: unknown };

const EngineContext = createContext<Engine | null>(null);

export function EngineProvider({ engine, children }: { engine: Engine; children: ReactNode }) {
  return <EngineContext value={engine}>{children}</EngineContext>;
}

export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (engine === null) throw new Error('useEngine needs an <EngineProvider> above it.');
  return engine;
}
