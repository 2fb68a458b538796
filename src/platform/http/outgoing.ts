/** A request as it is sent. */
export interface Outgoing {
  /** Name in errors and reports. */
  endpoint: string;
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** Default: no-store. */
  cache?: RequestCache;
}

/** An answer with any status, with its whole body. */
export interface Received {
  status: number;
  header(name: string): string | null;
  text: string;
  /** Requested by the script in the page, before this call. */
  early?: true;
}
