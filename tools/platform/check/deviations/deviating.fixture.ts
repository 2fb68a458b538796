import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { Kind } from '../../judge/deviation.ts';
import type { Change } from '../changes.fixture.ts';

/** One way in which a platform can deviate, and where that is found. */
export interface Deviating {
  readonly what: string;
  readonly call: EndpointName;
  readonly kind: Kind;
  readonly change: Change;
  /** JSON pointer, or its beginning. */
  readonly pointer?: string;
  /** Only a walk meets it. */
  readonly walks?: true;
}
