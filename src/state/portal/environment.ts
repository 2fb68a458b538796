import type { CipherOptions } from '#platform/sealing/cipher.ts';
import type { HumanVerifier } from '#platform/verification/humanVerifier.ts';
import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import type { PhoneVerifier } from '#platform/verification/phoneVerifier.ts';
import type { Reporter } from '#platform/telemetry/report.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';
import type { FetchTexts } from '#state/preferences/texts.ts';

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
