import { useState } from 'react';
import { keepList, type KeptList, keptList } from '#state/panels/keptLists.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** What the member keeps of a list in this browser, and how to change it. */
export function useKeptList(list: string): [KeptList, (changed: Partial<KeptList>) => void] {
  const { session } = usePortal();
  const { username } = session.getState();
  const owner = `${username ?? ''} ${list}`;
  const read = () => ({ owner, kept: keptList(username ?? '', list) });
  const [state, setState] = useState(read);
  const { kept } = state.owner === owner ? state : read();
  const change = (changed: Partial<KeptList>) => {
    const next = { ...kept, ...changed };
    keepList(username ?? '', list, next);
    setState({ owner, kept: next });
  };
  return [kept, change];
}
