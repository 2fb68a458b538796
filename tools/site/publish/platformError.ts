export interface PlatformFault {
  url: string;
  /** HTTP status, when the platform answered. */
  status?: number;
  /** JSON pointer of the contract violation, such as `/info/currencySymbol`. */
  path?: string;
}

/** A platform read failed or broke the contract; the message names the address and the reason. */
export class PlatformReadError extends Error {
  override name = 'PlatformReadError';
  readonly url: string;
  readonly status: number | undefined;
  readonly path: string | undefined;
  constructor(what: string, { url, status, path }: PlatformFault, options?: ErrorOptions) {
    super(`${url}: ${what}`, options);
    this.url = url;
    this.status = status;
    this.path = path;
  }
}
