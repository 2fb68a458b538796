import { type ComponentType, createElement, lazy } from 'react';
import { loadChunk } from './loadChunk.ts';

/** A component that is fetched on first use, as `loadChunk` fetches, and renders synchronously once it is loaded. */
export interface LazyEntry<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the component. A failure (`ChunkError`) is not cached, so the next call tries again. */
  preload: () => Promise<ComponentType<Props>>;
  isLoaded: () => boolean;
}

/**
 * Like `React.lazy`, but a preloaded component renders in the same pass, so a prerendered page hydrates without a fallback.
 * Rendered by `Slot`, which loads it if necessary.
 */
export function lazyEntry<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyEntry<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;

  const preload = () => {
    pending ??= loadChunk(load).then(
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

/**
 * The entry in its current state, and whether rendering it may suspend. Call once per mount: each call retries a failed fetch.
 */
export function renderable(entry: ComponentType<object>): { component: ComponentType<object>; suspends: boolean } {
  if (!isLazy(entry) || entry.isLoaded()) return { component: entry, suspends: false };
  return { component: lazy(async () => ({ default: await entry.preload() })), suspends: true };
}

/** Preloads a lazy entry; other components need no preload. */
export async function preloadEntry(entry: unknown): Promise<void> {
  if (isLazy(entry)) await entry.preload();
}
