/** What a passed human verification adds to a call, under the provider's names. */
export interface HumanResult {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

export interface HumanVerifierOptions {
  /** The brand's id at the provider, from the permission reply. */
  captchaId: string;
  language: string;
  container: HTMLElement;
  signal?: AbortSignal;
}

/** Verifies that a person is one (D-12), on another origin or in a dialog of the sandbox. */
export interface HumanVerifier {
  /** The proof, or null when cancelled or failed; never rejects. */
  verify(options: HumanVerifierOptions): Promise<HumanResult | null>;
}
