import { useState } from 'react';
import { useSession } from '#state/portal/PortalProvider.tsx';

/**
 * Counts how often a session ended or its member returned since mount. Used as a React key, it unmounts typed text with its
 * session and restores the member's drafts.
 */
export function useSessionEnds(): number {
  const isSignedIn = useSession(({ token }) => token !== null);
  // until the account is known, the name is what was typed to sign in, such as a phone number
  const owner = useSession(({ member, username }) => (member === null ? null : username));
  const [seen, setSeen] = useState({ isSignedIn, owner, last: owner, ends: 0 });
  if (isSignedIn !== seen.isSignedIn || owner !== seen.owner) {
    const hasEnded = (seen.isSignedIn && !isSignedIn) || seen.owner !== null;
    // a visitor who signs in keeps what was typed
    const isBack = owner !== null && owner === seen.last;
    setSeen({ isSignedIn, owner, last: owner ?? seen.owner ?? seen.last, ends: seen.ends + (hasEnded || isBack ? 1 : 0) });
  }
  return seen.ends;
}
