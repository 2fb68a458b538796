import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { holdHistory } from './historyHold.ts';

/** The forms whose input has not been sent. */
const unsavedOf = createExtension(() => new Set<symbol>());

/** Asks before an unsaved form is left; true at once when there is none. */
export async function mayLeave(portal: Portal): Promise<boolean> {
  if (unsavedOf(portal).size === 0) return true;
  const leaves = await portal.overlay.confirm({
    title: { key: 'writes:leave_form_title' },
    text: { key: 'writes:leave_form_text' },
    confirm: { key: 'writes:leave_form' },
    cancel: { key: 'writes:stay_in_form' },
  });
  // one answer is enough: leaving may take several steps
  if (leaves) unsavedOf(portal).clear();
  return leaves;
}

/** While a form of money is unsaved, Back, closing its overlay and closing the tab ask first. */
export function useUnsaved(isUnsaved: boolean): void {
  const portal = usePortal();
  const { key } = useLocation();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const form = Symbol('form');
    unsavedOf(portal).add(form);
    const release = holdHistory(() => mayLeave(portal));
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      unsavedOf(portal).delete(form);
      release();
      window.removeEventListener('beforeunload', onUnload);
    };
    // a hold knows the entry at which it began
  }, [portal, isUnsaved, key]);
}
