import { type ComponentType, createElement, type ReactNode, Suspense, useState } from 'react';
import { renderable } from './lazyEntry.tsx';

interface Props {
  entry: ComponentType<object>;
  /** Shown while a lazy entry loads. */
  loading: ReactNode;
  props: object;
}

/**
 * A loaded entry gets no Suspense boundary of its own: boundaries hydrate in their own time, and the prerendered page
 * is to hydrate whole, before any state changes.
 */
export function Entry({ entry, loading, props }: Props) {
  const [{ component, suspends }] = useState(() => renderable(entry));
  const element = createElement(component, props);
  return suspends ? <Suspense fallback={loading}>{element}</Suspense> : element;
}
