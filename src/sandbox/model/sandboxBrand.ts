import type { ResolvedBrand } from '#contract/types.ts';

/** The part of a resolved brand that the simulated platform needs. */
export type SandboxBrand = Pick<
  ResolvedBrand,
  | 'id'
  | 'constants'
  | 'games'
  | 'merchantCode'
  | 'audience'
  | 'languages'
  | 'currency'
  | 'phone'
  | 'timeZone'
  | 'agent'
  | 'security'
  | 'api'
  | 'mappings'
  | 'registerForm'
>;
