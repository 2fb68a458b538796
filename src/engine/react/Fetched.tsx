import { createElement, type ReactNode, Suspense, useState } from 'react';
import { useEngine } from './EngineProvider.tsx';
import { EntryBoundary } from './EntryBoundary.tsx';
import { type LazyEntry, renderable } from './lazyEntry.tsx';

interface Props {
  /** Name in reports. */
  name: string;
  entry: LazyEntry<object>;
  loading?: ReactNode;
  /** Shown when it throws or its fetch fails. */
  failed?: (retry: () => void, cause: unknown) => ReactNode;
}

/** Renders a lazy component outside the registry as `Slot` renders an entry: with error boundary and retry. */
export function Fetched({ name, entry, loading = null, failed }: Props) {
  const { report } = useEngine();
  return (
    <EntryBoundary
      slot={name}
      onError={(slot, cause) => report({ kind: 'entryFailed', slot, cause })}
      {...(failed ? { fallback: failed } : {})}
    >
      <Part entry={entry} loading={loading} />
    </EntryBoundary>
  );
}

function Part({ entry, loading }: { entry: LazyEntry<object>; loading: ReactNode }) {
  const [{ component }] = useState(() => renderable(entry));
  return <Suspense fallback={loading}>{createElement(component)}</Suspense>;
}
