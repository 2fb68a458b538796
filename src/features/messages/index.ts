import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Messages of the platform to the member. */
export const messages = defineFeature({
  id: 'messages',
  provides: {
    panel: { messages: lazyEntry(async () => (await import('./MessagesPanel.tsx')).MessagesPanel) },
  },
});
