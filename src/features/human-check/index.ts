import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** The dialog of the human check (T27). */
export const humanCheck = defineFeature({
  id: 'human-check',
  firstStyles: true,
  provides: { modal: { humanCheckModal: lazyEntry(async () => (await chunk()).HumanCheckModal) } },
});
