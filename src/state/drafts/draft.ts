import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { draftsOf } from './savedDrafts.ts';

/** The drafts of the current user on this page; drafts of other pages or users are dropped. */
export function draftsAt(portal: Portal, path: string): Map<string, unknown> {
  const { username, member } = portal.session.getState();
  const held = draftsOf(portal);
  const known = held.kept;
  const isHere = known?.path === path;
  // kept until its owner signs in again (T22), perhaps by another name than the account's, such as a phone number
  if (isHere && member === null && known.owner !== null && known.owner !== username) return new Map();
  const isOwn = isHere && (known.owner === null || known.owner === username);
  const drafts = isOwn ? known : { path, owner: null, values: new Map<string, unknown>() };
  drafts.owner ??= username;
  held.kept = drafts;
  return drafts.values;
}

/** Drops a draft of the current user, without touching those of another page. */
export function forgetDraft(portal: Portal, path: string, name: string): void {
  if (draftsOf(portal).kept?.path === path) draftsAt(portal, path).delete(name);
}

/** Calls back once it is known who is signed in: a form may have opened before, without its owner's draft. */
export function useOwnerKnown(restore: () => void): void {
  const isKnown = useSession(({ member }) => member !== null);
  const known = useEffectEvent(restore);
  useEffect(() => {
    if (isKnown) known();
  }, [isKnown]);
}

/**
 * State kept in memory while the page has the same path, over panels, tabs and dialogs: restored for the same person after the
 * session expired and the login. Only a value that differs from the initial one is kept: the next form may begin with another.
 */
export function useDraft<Value>(
  name: string,
  initial: Value,
): [value: Value, change: (next: Value | ((known: Value) => Value)) => void] {
  const portal = usePortal();
  const { pathname } = useLocation();
  const [first] = useState(() => initial);
  const [value, setValue] = useState<Value>(() => {
    const values = draftsAt(portal, pathname);
    return values.has(name) ? (values.get(name) as Value) : initial;
  });
  useEffect(() => {
    // nothing new is kept for a session that has ended
    if (portal.session.getState().token === null) return;
    const drafts = draftsAt(portal, pathname);
    if (Object.is(value, first)) drafts.delete(name);
    else drafts.set(name, value);
  }, [portal, pathname, name, value, first]);
  useOwnerKnown(() => {
    const drafts = draftsAt(portal, pathname);
    if (drafts.has(name) && Object.is(value, first)) setValue(drafts.get(name) as Value);
  });
  const change = (next: Value | ((known: Value) => Value)) => {
    // a form that ends with this change runs no effect
    if (Object.is(next, first)) forgetDraft(portal, pathname, name);
    setValue(next);
  };
  return [value, change];
}
