import type { PatternProblem } from '#engine/fields/serverPattern.ts';
import type { CallErrorKind } from '#platform/errors/callError.ts';
import type { Removal, ShortenedList } from '#platform/schemas/repair.ts';

/** Web vitals (web.dev/vitals); times in ms, CLS without a unit. */
export type VitalName = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** Errors and facts that a player cannot act on. */
type Incident =
  | { kind: 'unknownEntry'; slot: string }
  | { kind: 'entryFailed'; slot: string; cause: unknown }
  | { kind: 'startFailed' | 'hydrationMismatch' | 'languageNotLoaded' | 'logoutFailed' | 'serverStateFailed'; cause: string }
  | { kind: 'memberInfoFailed' | 'languageNotSaved'; cause: string }
  | { kind: 'permissionFailed'; attempt: number; cause: string }
  | { kind: 'startupReadFailed'; endpoint: string; cause: string }
  | { kind: 'callFailed'; endpoint: string; reason: CallErrorKind; status?: number | undefined; cause?: unknown }
  // of many removals the first
  | { kind: 'replyRepaired'; endpoint: string; removals: readonly Removal[]; shortened: readonly ShortenedList[] }
  | { kind: 'patternUnusable'; problem: PatternProblem }
  | { kind: 'missingText'; key: string }
  | { kind: 'unknownLinkage'; linkageType: string; banner: string }
  | { kind: 'phoneCodeNotSent' | 'phoneNotProved'; code: string }
  | { kind: 'humanCheckFailed'; attempt: number }
  | { kind: 'unhandledError' | 'unhandledRejection'; message: string };

/** Performance measured for this player. */
type Measure = {
  kind: 'vital';
  name: VitalName;
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** The registry entry at which it was measured, if known. */
  slot?: string;
};

/** Actions of a player, without identity. */
type Step =
  | { kind: 'pageShown'; page: string }
  | { kind: 'signedIn'; how: string }
  | { kind: 'registered'; how: 'username' | 'phone' };

/** Every event that the portal can report. A new kind is a line here. */
export type ReportEvent = Incident | Measure | Step;
