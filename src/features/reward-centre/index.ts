import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The reward centre: rewards, raffles and red envelopes. */
export const rewardCentre = defineFeature({
  id: 'reward-centre',
  provides: { panel: { rewards: lazyEntry(async () => (await import('./RewardCentre.tsx')).RewardCentre) } },
});
