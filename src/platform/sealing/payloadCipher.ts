/** The call that a payload is bound to: a sealed text is valid for this method and path only. */
export interface SealTarget {
  method: string;
  path: string;
}

export interface SealedPayload {
  /** The body, or the header's value, as sent. */
  text: string;
  /** Headers that mark it as sealed. */
  headers: Record<string, string>;
  /** Opens the answer to exactly this payload. @throws CipherError */
  open(sealed: string): Promise<string>;
  /** The answer must be sealed, too. */
  wantsSealedReply?: boolean;
}

/** Protects confidential payloads (D-07). One per client. */
export interface PayloadCipher {
  /** @throws CipherError when it cannot be sealed; it is never sent plain instead */
  seal(target: SealTarget, body: unknown): Promise<SealedPayload>;
  /** 32 random bytes, sealed, new each time: for the free-play header and the key of a sealed customer service path. */
  sealRandom(target: SealTarget): Promise<SealedPayload>;
  /** Fetches the brand's keys again after the platform rejected one. */
  renewKeys(): Promise<void>;
}

export class CipherError extends Error {
  override readonly name = 'CipherError';
}
