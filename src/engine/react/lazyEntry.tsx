import { type ComponentType, createElement, lazy } from 'react';

/** A component that is fetched on first use and renders at once when it is already there. */
export interface LazyEntry<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the component; a failed fetch is forgotten, so that the next call tries again. */
  preload: () => Promise<ComponentType<Props>>;
  isLoaded: () => boolean;
}

/**
 * Like `React.lazy`, but a component that was preloaded renders in the same pass: a prerendered page hydrates in one
 * go and without a fallback in between. Rendered by `Slot`, which loads it where it was not.
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
  const Loaded = (props: Props) => {
    if (loaded === null) throw new Error('A lazy entry was rendered before it was loaded: render it by <Slot>.');
    return createElement(loaded, props);
  };
  return Object.assign(Loaded, { preload, isLoaded: () => loaded !== null });
}

const isLazy = (entry: unknown): entry is LazyEntry<object> =>
  typeof entry === 'function' && 'preload' in entry && 'isLoaded' in entry;

/** The entry as it can be rendered now, and whether rendering it may suspend. Ask once a mount: each answer tries anew. */
export function renderable(entry: ComponentType<object>): { component: ComponentType<object>; suspends: boolean } {
  if (!isLazy(entry) || entry.isLoaded()) return { component: entry, suspends: false };
  return { component: lazy(async () => ({ default: await entry.preload() })), suspends: true };
}

/** Preloads an entry if it is lazy; a plain component is there already. */
export async function preloadEntry(entry: unknown): Promise<void> {
  if (isLazy(entry)) await entry.preload();
}
