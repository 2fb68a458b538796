import type { CipherOptions } from '#platform/cipher.ts';
import type { HumanVerifier } from '#platform/humanVerifier.ts';
import type { PayloadCipher } from '#platform/payloadCipher.ts';
import type { PhoneVerifier } from '#platform/phoneVerifier.ts';
import type { Reporter } from '#platform/report.ts';
import type { ReportEvent } from '#platform/reportEvents.ts';
import type { FetchTexts } from './texts.ts';

/** What the portal stands on: the browser, a prerender in Node, or a test. */
export interface Environment {
  development: boolean;
  report: (event: ReportEvent) => void;
  /** For whoever listens to what was reported; null where nobody does. */
  watch: Reporter | null;
  fetchTexts: FetchTexts;
  /** How confidential payloads leave the page where they are not sealed; null seals them. */
  cipher: ((options: CipherOptions) => PayloadCipher) | null;
  /** Asks a person to prove that they are one; null where the brand has no provider it may load. */
  humanVerifier: HumanVerifier | null;
  /** Proves a phone number through an external service; null where there is none. */
  phoneVerifier: PhoneVerifier | null;
}
