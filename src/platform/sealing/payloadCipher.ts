/** The call a payload is bound to: a sealed text is good for this method and path only. */
export interface SealTarget {
  method: string;
  path: string;
}

export interface SealedPayload {
  /** The body, or the header's value, as it travels. */
  text: string;
  /** What says so to the platform. */
  headers: Record<string, string>;
  /** Opens what was sealed in answer to exactly this payload. @throws CipherError */
  open(sealed: string): Promise<string>;
}

/** How confidential payloads leave the browser (D-07). One a client. */
export interface PayloadCipher {
  /** @throws CipherError when it cannot be sealed; it is never sent open instead */
  seal(target: SealTarget, body: unknown): Promise<SealedPayload>;
  /** 32 random bytes, sealed, different each time: the free-play header, and the key of a sealed customer service path. */
  sealRandom(target: SealTarget): Promise<SealedPayload>;
  /** The platform no longer knows the key: fetches the brand's keys again. */
  renewKeys(): Promise<void>;
}

export class CipherError extends Error {
  override readonly name = 'CipherError';
}
