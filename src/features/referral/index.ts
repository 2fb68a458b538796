import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The member's referral link, to copy, share and download as a code. */
export const referral = defineFeature({
  id: 'referral',
  provides: {
    panel: { invitation: lazyEntry(async () => (await import('./InvitationPanel.tsx')).InvitationPanel) },
  },
});
