import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** What one person has begun at one entry of the history. */
interface Drafts {
  place: string;
  owner: string | null;
  values: Map<string, unknown>;
}

const draftsOf = createExtension((): { kept: Drafts | null } => ({ kept: null }));

/** What was begun here by whoever is signed in; anything begun elsewhere or by somebody else is dropped, and nobody sees it. */
export function draftsAt(portal: Portal, place: string): Map<string, unknown> {
  const { username } = portal.session.getState();
  const held = draftsOf(portal);
  const known = held.kept;
  const isHere = known?.place === place;
  // kept for the owner's return (T22)
  if (isHere && username === null && known.owner !== null) return new Map();
  const isOwn = isHere && (known.owner === null || known.owner === username);
  const drafts = isOwn ? known : { place, owner: null, values: new Map<string, unknown>() };
  drafts.owner ??= username;
  held.kept = drafts;
  return drafts.values;
}

/**
 * State of a part that goes for a while: when its session ends, it is there again for the same person after the login,
 * as long as the page has not been left. It is kept in memory only.
 */
export function useDraft<Value>(
  name: string,
  initial: Value,
): [value: Value, change: (next: Value | ((known: Value) => Value)) => void] {
  const portal = usePortal();
  const { key } = useLocation();
  const [value, setValue] = useState<Value>(() => {
    const values = draftsAt(portal, key);
    return values.has(name) ? (values.get(name) as Value) : initial;
  });
  useEffect(() => {
    // of somebody whose session has ended nothing new is kept
    if (portal.session.getState().token !== null) draftsAt(portal, key).set(name, value);
  }, [portal, key, name, value]);
  return [value, setValue];
}
