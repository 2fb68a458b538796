import { type ComponentType, createElement, type ReactNode, Suspense, useState } from 'react';
import { renderable } from './lazyEntry.tsx';

interface Props {
  entry: ComponentType<object>;
  loading: ReactNode;
  props: object;
}

/** No Suspense boundary for loaded entries: boundaries hydrate later, but the prerendered page must hydrate whole. */
export function Entry({ entry, loading, props }: Props) {
  const [{ component, suspends }] = useState(() => renderable(entry));
  const element = createElement(component, props);
  return suspends ? <Suspense fallback={loading}>{element}</Suspense> : element;
}
