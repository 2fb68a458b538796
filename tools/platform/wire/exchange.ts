import type { EndpointName } from '../../../src/platform/endpoints/endpoints.ts';
import type { Envelope } from '../../../src/platform/replies/envelope.ts';

/** A call that was made, and what came back. */
export interface Exchange {
  readonly name: EndpointName;
  /** As the portal would send it, before it was encoded or sealed. */
  readonly request: unknown;
  readonly status: number;
  readonly headers: Headers;
  /** The reply, opened where it was sealed. */
  readonly text: string;
  /** Size of the reply as it was sent, bytes. */
  readonly bytes: number;
  /** Null when it is none: HTML, empty, of another shape, or sealed for somebody else. */
  readonly envelope: Envelope | null;
  /** The reply was read through the brand's mappings. */
  readonly isMapped: boolean;
  /** The request was sealed. */
  readonly sealedRequest: boolean;
  /** The reply was sealed, and could be opened. */
  readonly sealedReply: boolean;
  /** Why there is no reply at all; then `status` is 0. */
  readonly connection: string | null;
}

/** How a request differs from the portal's. */
export interface Variation {
  /** Null: none. Undefined: none, too. */
  readonly token?: string | null;
  /** The body as it is sent. */
  readonly raw?: { readonly text: string; readonly headers: Readonly<Record<string, string>> };
  /** Value of `Idempotency-Key`; null sends none. */
  readonly key?: string | null;
  /** Seconds that the time in the sealed header is off. */
  readonly shiftSeconds?: number;
  /** Seals for another path. */
  readonly sealedFor?: string;
  /** Sends the body open although it should be sealed. */
  readonly open?: true;
}
