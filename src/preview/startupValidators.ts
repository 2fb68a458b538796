import { validators } from '#contract/validators.ts';
import { type Endpoint, endpoints } from '#platform/endpoints/endpoints.ts';

/** The code that checks the replies of page start, which the client loads while the first calls are under way. */
export function startupValidators(): Promise<unknown>[] {
  const load = validators as Record<string, (() => Promise<unknown>) | undefined>;
  return Object.values<Endpoint>(endpoints)
    .filter(({ phase }) => phase === 'startup')
    .flatMap(({ response }) => load[response ?? '']?.() ?? []);
}
