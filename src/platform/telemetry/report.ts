import { CallError } from '#platform/errors/callError.ts';
import type { ReportEvent } from './reportEvents.ts';

/** Site and location of an event. */
export interface ReportContext {
  brand: string;
  engine: string;
  /** Hash of the brand's published configuration. */
  configHash: string;
  /** Route name of `layout.json`; empty before the first render. */
  route: string;
}

/** An event as listeners get it: redacted, with its place and time (epoch ms). */
export interface Report extends ReportContext {
  at: number;
  /** `place/name` of the registry entry in which it happened, if known. */
  slot: string | null;
  event: { kind: ReportEvent['kind']; [detail: string]: unknown };
}

/** A copy of a record without secrets and personal data. */
type Redact = (record: Record<string, unknown>) => Record<string, unknown>;

export interface Reporter {
  report: (event: ReportEvent) => void;
  /** Subscribes to later events; returns the unsubscribe function. Listeners get events once `redactWith` was called. */
  subscribe: (listener: (report: Report) => void) => () => void;
  /** The last events, oldest first; before `redactWith` only what is the same for every member. */
  recent: () => readonly Report[];
  /** Sets the redaction, which no first view needs to load, and delivers the events that wait for it. */
  redactWith: (redact: Redact) => void;
}

/** Events kept for late subscribers: adapters loaded after the page, the inspector, a copied report. */
const KEPT = 200;

/**
 * The telemetry hub. No event leaves it before it is redacted, so no listener can leak a secret (T26). A throwing listener
 * affects neither the others nor the reporting code.
 */
export function createReporter(context: () => ReportContext, now: () => number = Date.now): Reporter {
  const listeners = new Set<(report: Report) => void>();
  const kept: Report[] = [];
  let redact: Redact | null = null;
  const clean = (report: Report, by: Redact): Report => ({ ...report, event: { ...by(report.event), kind: report.event.kind } });
  const deliver = (report: Report): void => {
    for (const listener of listeners) {
      try {
        listener(report);
      } catch {
        // a throwing listener must not affect the others
      }
    }
  };
  return {
    report(event) {
      const slot = 'slot' in event && event.slot !== undefined ? event.slot : null;
      const raw: Report = { at: now(), ...context(), slot, event };
      const report = redact === null ? raw : clean(raw, redact);
      kept.push(report);
      if (kept.length > KEPT) kept.shift();
      if (redact !== null) deliver(report);
    },
    redactWith(given) {
      if (redact !== null) return;
      redact = given;
      for (const [index, report] of kept.entries()) kept[index] = clean(report, given);
      kept.forEach(deliver);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recent: () =>
      redact === null
        ? kept.map((report) => clean(report, ({ endpoint, reason, status }) => ({ endpoint, reason, status })))
        : kept,
  };
}

/** Reports unhandled errors (F17). Returns the unsubscribe function. */
export function watchUnhandledErrors(target: EventTarget, report: (event: ReportEvent) => void): () => void {
  const tell = (kind: 'unhandledError' | 'unhandledRejection', cause: unknown) => {
    if (!isCancelled(cause)) report({ kind, message: describe(cause) });
  };
  const onError = (event: Event) => {
    const { error, message } = event as ErrorEvent;
    // no script fails: the browser measures the rest in its next frame
    if (!message?.startsWith('ResizeObserver loop')) tell('unhandledError', error ?? message);
  };
  const onRejection = (event: Event) => tell('unhandledRejection', (event as PromiseRejectionEvent).reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Somebody left before the end: no fault, whoever throws it. */
function isCancelled(cause: unknown): boolean {
  if (cause instanceof CallError) return cause.kind === 'aborted';
  return (cause instanceof Error || cause instanceof DOMException) && cause.name === 'AbortError';
}

function describe(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
