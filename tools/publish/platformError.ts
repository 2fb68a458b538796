export interface PlatformFault {
  url: string;
  /** HTTP status, where the platform answered. */
  status?: number;
  /** Where in the reply the contract is broken, such as `/info/currencySymbol`. */
  path?: string;
}

/** The platform could not be read as the contract says; the message names the address and what was wrong. */
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
