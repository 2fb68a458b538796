import type { SendControl } from '#sandbox/fakeHumanVerifier.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { OptionProblem, PreviewOptions } from '../previewOptions.ts';
import type { CallLog } from './callLog.ts';
import type { RowsStand, ShownRows } from './rows/draftRows.ts';
import type { TextLog } from './textLog.ts';

/** A change to a running page. `null` resets flags and status to the scenario. */
export interface LiveChange {
  scenario?: string;
  /** `visitor` signs out. */
  user?: string;
  theme?: 'light' | 'dark';
  lang?: string;
  status?: 0 | 1 | 2 | null;
  flags?: Record<string, '0' | '1' | null>;
  latency?: number | null;
  /** Offset of the platform's clock, ms. */
  clock?: number;
  fault?: { endpoint: string; kind: string; times?: number } | null;
}

/** What the tools can read and do in the previewed page. */
export interface PreviewHook {
  portal: Portal;
  calls: CallLog;
  texts: TextLog;
  control: SendControl;
  /** The options of the address, and the rejected ones. */
  asked: { options: PreviewOptions; problems: readonly OptionProblem[] };
  /** Applies a change and lets the portal revalidate. Returns what was rejected. */
  change: (change: LiveChange) => Promise<readonly string[]>;
  /** Resets to the brand's seed state, signed out. */
  reset: () => Promise<void>;
  open: (steps: readonly string[]) => Promise<readonly string[]>;
  /** Shows the rows of a list that is being built in another document of this origin. */
  showRows: (inner: Document, onStand: (stand: RowsStand) => void) => Promise<ShownRows>;
  /** Resolves when the portal is admitted or shows a screen instead. */
  settled: Promise<void>;
}

declare global {
  interface Window {
    previewHook?: PreviewHook;
  }
}

/** Event on the parent window once the hook is installed. */
export const HOOK_EVENT = 'preview:hook';
