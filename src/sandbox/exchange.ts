import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { FaultKind } from './model/data.ts';

/** One call as the simulated platform saw it: for the preview, which shows what was said behind the seal. */
export interface Exchange {
  readonly id: number;
  readonly name: EndpointName;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** When it came, epoch ms of the machine. */
  readonly at: number;
  /** How long it took with the simulated latency, ms; null while it runs. */
  ms: number | null;
  /** HTTP status; 0 when the connection broke, null while it runs. */
  status: number | null;
  /** Body or query, unsealed; null when it could not be read. */
  request: unknown;
  /** The reply's text, unsealed. */
  reply: string | null;
  sealed: boolean;
  /** The planned fault. */
  fault: FaultKind | null;
}

/** Hears of a call when it comes and again when it is answered; the same object both times. */
export type WatchExchange = (exchange: Exchange) => void;
