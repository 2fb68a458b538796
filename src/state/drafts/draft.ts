import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** The draft of one person at one history entry. */
interface Drafts {
  place: string;
  owner: string | null;
  values: Map<string, unknown>;
}

const draftsOf = createExtension((): { kept: Drafts | null } => ({ kept: null }));

/** The draft of the current user at this history entry; drafts of other entries or users are dropped. */
export function draftsAt(portal: Portal, place: string): Map<string, unknown> {
  const { username } = portal.session.getState();
  const held = draftsOf(portal);
  const known = held.kept;
  const isHere = known?.place === place;
  // kept until its owner signs in again (T22)
  if (isHere && username === null && known.owner !== null) return new Map();
  const isOwn = isHere && (known.owner === null || known.owner === username);
  const drafts = isOwn ? known : { place, owner: null, values: new Map<string, unknown>() };
  drafts.owner ??= username;
  held.kept = drafts;
  return drafts.values;
}

/** State kept in memory until the page is left: restored for the same person after the session ended and the login. */
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
    // nothing new is kept for a session that has ended
    if (portal.session.getState().token !== null) draftsAt(portal, key).set(name, value);
  }, [portal, key, name, value]);
  return [value, setValue];
}
