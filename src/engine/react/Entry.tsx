import { type ComponentType, createElement, type ReactNode, Suspense, useState } from 'react';
import { renderable } from './lazyEntry.tsx';

interface Props {
  entry: ComponentType<object>;
  loading: ReactNode;
  props: object;
}

/**
 * A loaded entry gets no Suspense boundary: boundaries hydrate later, and the prerendered page must hydrate whole before any
 * state changes.
 */
export function Entry({ entry, loading, props }: Props) {
  const [{ component, suspends }] = useState(() => renderable(entry));
  const element = createElement(component, props);
  return suspends ? <Suspense fallback={loading}>{element}</Suspense> : element;
}
