import { startTransition, useEffect, useState } from 'react';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { onDemand } from '#engine/react/onDemand.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** False until the first render is done: the published page has no button, and its code comes later. */
function useRendered(): boolean {
  const [isRendered, setRendered] = useState(false);
  useEffect(() => startTransition(() => setRendered(true)), []);
  return isRendered;
}
const button = lazyEntry(async () => (await import('./HelpButton.tsx')).HelpButton);

/** The help centre: a page, and a short version in a modal. */
export const help = defineFeature({
  id: 'help',
  provides: {
    page: { help: lazyEntry(async () => (await import('./HelpPage.tsx')).HelpPage) },
    region: { helpButton: onDemand(button, useRendered) },
    modal: { helpModal: lazyEntry(async () => (await import('./HelpModal.tsx')).HelpModal) },
  },
});
