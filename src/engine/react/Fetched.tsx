import { createElement, type ReactNode, Suspense, useState } from 'react';
import { useEngine } from './EngineProvider.tsx';
import { EntryBoundary } from './EntryBoundary.tsx';
import { type LazyEntry, renderable } from './lazyEntry.tsx';

interface Props {
  /** Its name in reports. */
  name: string;
  entry: LazyEntry<object>;
  /** Shown while it loads. */
  loading?: ReactNode;
  /** Shown when it throws or cannot be fetched. */
  failed?: (retry: () => void, cause: unknown) => ReactNode;
}

/** Renders a lazy part that is not in the registry as `Slot` renders an entry: fetched, bounded, tried again. */
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
