/** What a passed human verification adds to a call; the names are the provider's. */
export interface HumanResult {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

export interface HumanVerifierOptions {
  /** The brand's id at the provider, from the permission reply. */
  captchaId: string;
  /** BCP 47 tag of the interface. */
  language: string;
  /** Where the check may show itself. */
  container: HTMLElement;
  signal?: AbortSignal;
}

/**
 * Asks a person to prove that they are one (D-12). An implementation runs on another origin or in a dialog
 * of the sandbox; the environment holds it, so pages never know which.
 */
export interface HumanVerifier {
  /** The proof, or null when it was cancelled or could not be had; never rejects. */
  verify(options: HumanVerifierOptions): Promise<HumanResult | null>;
}
