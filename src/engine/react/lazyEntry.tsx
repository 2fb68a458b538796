import { type ComponentType, createElement, use } from 'react';

/** A component that is fetched on first use and renders at once when it is already there. */
export interface LazyEntry<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the component; a failed fetch is forgotten, so that the next call tries again. */
  preload: () => Promise<ComponentType<Props>>;
  isLoaded: () => boolean;
}

/**
 * Like `React.lazy`, but a component that was preloaded renders in the same pass: a prerendered page hydrates in one
 * go and without a fallback in between.
 */
export function lazyEntry<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyEntry<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;

  const preload = () => {
    pending ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (cause: unknown) => {
        pending = null;
        throw cause;
      },
    );
    return pending;
  };
  const Lazy = (props: Props) => createElement(loaded ?? use(preload()), props);
  return Object.assign(Lazy, { preload, isLoaded: () => loaded !== null });
}

const isLazy = (entry: unknown): entry is LazyEntry<object> =>
  typeof entry === 'function' && 'preload' in entry && 'isLoaded' in entry;

/** True when rendering the entry cannot suspend. */
export const isReady = (entry: unknown): boolean => !isLazy(entry) || entry.isLoaded();

/** Preloads an entry if it is lazy; a plain component is there already. */
export async function preloadEntry(entry: unknown): Promise<void> {
  if (isLazy(entry)) await entry.preload();
}
