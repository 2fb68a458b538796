import { createElement, type ReactNode, Suspense, useState } from 'react';
import { useEngine } from './EngineProvider.tsx';
import { EntryBoundary } from './EntryBoundary.tsx';
import { type LazyEntry, renderable } from './lazyEntry.tsx';

type Props<Given extends object> = {
  /** Name in reports. */
  name: string;
  entry: LazyEntry<Given>;
  loading?: ReactNode;
  /** Shown when it throws or its fetch fails. */
  failed?: (retry: () => void, cause: unknown) => ReactNode;
} & (object extends Given ? { props?: Given } : { props: Given });

/** Renders a lazy component outside the registry as `Slot` renders an entry: with error boundary and retry. */
export function Fetched<Given extends object = object>({ name, entry, loading = null, failed, props }: Props<Given>) {
  const { report } = useEngine();
  return (
    <EntryBoundary
      slot={name}
      onError={(slot, cause) => report({ kind: 'entryFailed', slot, cause })}
      {...(failed ? { fallback: failed } : {})}
    >
      <Part entry={entry as LazyEntry<object>} loading={loading} props={props} />
    </EntryBoundary>
  );
}

function Part({ entry, loading, props }: { entry: LazyEntry<object>; loading: ReactNode; props: object | undefined }) {
  const [{ component }] = useState(() => renderable(entry));
  return <Suspense fallback={loading}>{createElement(component, props)}</Suspense>;
}
