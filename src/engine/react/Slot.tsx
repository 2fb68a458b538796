import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { ComponentSlots } from '../registry.ts';
import { useEngine } from './EngineProvider.tsx';
import { Entry } from './Entry.tsx';
import { EntryBoundary } from './EntryBoundary.tsx';
import styles from './Slot.module.css';

type SlotRequest<Kind extends keyof ComponentSlots> = {
  kind: Kind;
  name: string;
  /** The registered name, where this slot has a name of its own. */
  of?: string;
  loading?: ReactNode;
  failed?: (retry: () => void, cause: unknown) => ReactNode;
} & Omit<ComponentSlots[Kind], 'slotProps'>;

/**
 * Renders the registry's entry of that name inside its own error boundary. An unknown name is a configuration error: a named
 * box in development; nothing, and one report, in production.
 */
export function Slot<Kind extends keyof ComponentSlots>({
  kind,
  name,
  of = name,
  loading = null,
  failed,
  ...rest
}: SlotRequest<Kind>) {
  const { registry, report } = useEngine();
  const slot = `${kind}/${name}`;
  const entry = registry.find(kind, of) as ComponentType<object> | null;
  if (entry === null) return <UnknownEntry kind={kind} name={of} />;
  return (
    <EntryBoundary
      key={slot}
      slot={slot}
      onError={(failedSlot, cause) => report({ kind: 'entryFailed', slot: failedSlot, cause })}
      {...(failed ? { fallback: failed } : {})}
    >
      <Entry key={slot} entry={entry} loading={loading} props={{ ...rest, name, slotProps: { 'data-slot': slot } }} />
    </EntryBoundary>
  );
}

function UnknownEntry({ kind, name }: { kind: keyof ComponentSlots; name: string }) {
  const { registry, development, report } = useEngine();
  const [near, setNear] = useState<string[]>([]);
  const slot = `${kind}/${name}`;
  useEffect(() => {
    report({ kind: 'unknownEntry', slot });
    if (development)
      void import('#engine/brand/nearMatch.ts').then(({ nearMatches }) => setNear(nearMatches(name, registry.names(kind))));
    // oxlint-disable-next-line exhaustive-deps -- one report per name
  }, [slot]);
  if (!development) return null;
  return (
    <div className={styles.unknown} data-slot={slot} role="note">
      <strong>{slot}</strong> is not registered.
      {near.length > 0 && <span> Did you mean {near.join(', ')}?</span>}
    </div>
  );
}
