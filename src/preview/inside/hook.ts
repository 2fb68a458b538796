import type { SendControl } from '#sandbox/fakeHumanVerifier.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { OptionProblem, PreviewOptions } from '../previewOptions.ts';
import type { CallLog } from './callLog.ts';
import type { TextLog } from './textLog.ts';

/** A change that can be made while the page runs. `null` flags and status go back to what the scenario says. */
export interface LiveChange {
  scenario?: string;
  /** `visitor` signs out. */
  user?: string;
  theme?: 'light' | 'dark';
  lang?: string;
  status?: 0 | 1 | 2 | null;
  flags?: Record<string, '0' | '1' | null>;
  latency?: number | null;
  /** How far the platform's clock is ahead, ms. */
  clock?: number;
  fault?: { endpoint: string; kind: string; times?: number } | null;
}

/** What the previewed page lets the tools around it see and do. */
export interface PreviewHook {
  portal: Portal;
  calls: CallLog;
  texts: TextLog;
  control: SendControl;
  /** What the address asked for, and what of it could not be understood. */
  asked: { options: PreviewOptions; problems: readonly OptionProblem[] };
  /** Makes a change and has the portal ask the platform anew. Answers what was refused. */
  change: (change: LiveChange) => Promise<readonly string[]>;
  /** Back to the brand's seed state, signed out. */
  reset: () => Promise<void>;
  open: (steps: readonly string[]) => Promise<readonly string[]>;
  /** Settles once the portal has been admitted or shows a screen instead. */
  settled: Promise<void>;
}

declare global {
  interface Window {
    previewHook?: PreviewHook;
  }
}

/** Told to the window around the page once its hook is there. */
export const HOOK_EVENT = 'preview:hook';
