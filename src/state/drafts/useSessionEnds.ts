import { useState } from 'react';
import { useSession } from '#state/portal/PortalProvider.tsx';

/**
 * How often the page has changed hands since this was mounted: a session ended, or its member came back. As a React key it
 * takes what was typed in a session off the page with it, and brings the member's drafts back.
 */
export function useSessionEnds(): number {
  const owner = useSession(({ token, username }) => (token === null ? null : username));
  const [seen, setSeen] = useState({ owner, last: owner, ends: 0 });
  if (owner !== seen.owner) {
    // who signs in for the first time goes on with what he has begun
    const changesHands = seen.owner !== null || owner === seen.last;
    setSeen({ owner, last: owner ?? seen.owner, ends: seen.ends + (changesHands ? 1 : 0) });
  }
  return seen.ends;
}
