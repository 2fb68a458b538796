import { useState } from 'react';
import { useSession } from '#state/portal/PortalProvider.tsx';

/**
 * Counts how often a session ended or its member returned since mount. Used as a React key, it unmounts typed text with its
 * session and restores the member's drafts.
 */
export function useSessionEnds(): number {
  // until the account is known, the name is what was typed to sign in, such as a phone number
  const owner = useSession(({ member, username }) => (member === null ? null : username));
  const [seen, setSeen] = useState({ owner, last: owner, ends: 0 });
  if (owner !== seen.owner) {
    // a visitor who signs in keeps what was typed
    const changesHands = seen.owner !== null || owner === seen.last;
    setSeen({ owner, last: owner ?? seen.owner, ends: seen.ends + (changesHands ? 1 : 0) });
  }
  return seen.ends;
}
