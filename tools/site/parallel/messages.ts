import type { Usage } from '../../support/processUsage.ts';
import type { PolicyFile } from '../policy/policyFile.ts';
import type { Failure } from '../publish/failure.ts';
import type { Published } from '../publish/publishBrand.ts';

/** What a publishing process is asked. `swap` and `discard` follow a `prepare` of the same brand. */
export interface Question {
  step: 'prepare' | 'swap' | 'discard';
  id: string;
}

/** The outcome of a step of a brand. */
export type Answer = Question & { usage: Usage } & (
    | { policy: PolicyFile }
    | { published: Published }
    | { discarded: true }
    | { failure: Failure }
  );
