import { fetchedOnUse } from '#parts/feedback/fetchedOnUse.tsx';

/** Instead of a game of somebody who has paused play or is self-excluded. */
export const LaunchBarred = fetchedOnUse(
  'launch/barred',
  async () => (await import('#parts/protection/BarredNow.tsx')).BarredNow,
);
