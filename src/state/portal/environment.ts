import type { CipherOptions } from '#platform/sealing/cipher.ts';
import type { HumanVerifier } from '#platform/verification/humanVerifier.ts';
import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import type { PhoneVerifier } from '#platform/verification/phoneVerifier.ts';
import type { Reporter } from '#platform/telemetry/report.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';
import type { FetchTexts } from './texts.ts';

/** The portal's host: the browser, a prerender in Node, or a test. */
export interface Environment {
  development: boolean;
  report: (event: ReportEvent) => void;
  /** Source of reports for telemetry; null without one. */
  watch: Reporter | null;
  fetchTexts: FetchTexts;
  /** Replaces sealing of confidential payloads; null seals them. */
  cipher: ((options: CipherOptions) => PayloadCipher) | null;
  /** Runs the human check; null where the brand has no allowed provider. */
  humanVerifier: HumanVerifier | null;
  /** Verifies a phone number through an external service; null without one. */
  phoneVerifier: PhoneVerifier | null;
}
