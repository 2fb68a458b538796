import { useEffect } from 'react';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** The forms whose input has not been sent, and the open question about them. */
const unsavedOf = createExtension(() => ({ forms: new Set<symbol>(), question: null as Promise<boolean> | null }));

export const hasUnsaved = (portal: Portal): boolean => unsavedOf(portal).forms.size > 0;

/** Asks before an unsaved form is left; true at once when there is none. */
export async function mayLeave(portal: Portal): Promise<boolean> {
  return !hasUnsaved(portal) || ask(portal);
}

/** One question at a time; whoever asks meanwhile stays. */
async function ask(portal: Portal): Promise<boolean> {
  const unsaved = unsavedOf(portal);
  if (unsaved.question !== null) return false;
  unsaved.question = portal.overlay.confirm({
    title: { key: 'writes:leave_form_title' },
    text: { key: 'writes:leave_form_text' },
    confirm: { key: 'writes:leave_form' },
    cancel: { key: 'writes:stay_in_form' },
    isCancelFirst: true,
  });
  const leaves = await unsaved.question;
  unsaved.question = null;
  // one answer is enough: leaving may take several steps
  if (leaves) unsaved.forms.clear();
  return leaves;
}

/** While a form of money is unsaved, Back and Forward, closing its overlay and closing the tab ask first. */
export function useUnsaved(isUnsaved: boolean): void {
  const portal = usePortal();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const { forms } = unsavedOf(portal);
    const form = Symbol('form');
    forms.add(form);
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      forms.delete(form);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [portal, isUnsaved]);
}
