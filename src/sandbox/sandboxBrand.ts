import type { ResolvedBrand } from '#contract/types.ts';

/** What the simulated platform needs to know of a brand; every resolved brand fits. */
export type SandboxBrand = Pick<
  ResolvedBrand,
  'id' | 'games' | 'merchantCode' | 'audience' | 'languages' | 'currency' | 'phone' | 'timeZone' | 'agent' | 'security' | 'api'
>;
