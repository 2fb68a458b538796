import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { FaultKind } from '#sandbox/model/data.ts';

/** One call with its unsealed request and reply, for the preview. */
export interface Exchange {
  readonly id: number;
  readonly name: EndpointName;
  readonly method: string;
  readonly path: string;
  /** Time of arrival, epoch ms of the machine. */
  readonly at: number;
  /** Duration with the simulated latency, ms; null while it runs. */
  ms: number | null;
  /** HTTP status; 0 for a broken connection, null while it runs. */
  status: number | null;
  /** Unsealed body or query; null when unreadable. */
  request: unknown;
  reply: string | null;
  /** The reply is in the words of a platform that has its own, as the brand's mappings cannot read it. */
  isForeign?: boolean;
  sealed: boolean;
  fault: FaultKind | null;
}

/** Called when a call arrives and again when it is answered, with the same object. */
export type WatchExchange = (exchange: Exchange) => void;
