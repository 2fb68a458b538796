import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** What a new member sees: the account that was made, and that registration succeeded. */
export const registerSuccess = defineFeature({
  id: 'register-success',
  firstStyles: true,
  provides: {
    modal: {
      registerSuccessModal: lazyEntry(async () => (await chunk()).RegisterSuccess),
      generatedAccountModal: lazyEntry(async () => (await chunk()).GeneratedAccount),
    },
  },
});
