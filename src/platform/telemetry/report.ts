import { redact } from './redact.ts';
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

export interface Reporter {
  report: (event: ReportEvent) => void;
  /** Subscribes to later events; returns the unsubscribe function. */
  subscribe: (listener: (report: Report) => void) => () => void;
  /** The last events, oldest first. */
  recent: () => readonly Report[];
}

/** Events kept for late subscribers: adapters loaded after the page, the inspector, a copied report. */
const KEPT = 200;

/**
 * The telemetry hub. Every event is redacted on entry, so no listener can leak a secret (T26). A throwing listener affects
 * neither the others nor the reporting code.
 */
export function createReporter(context: () => ReportContext, now: () => number = Date.now): Reporter {
  const listeners = new Set<(report: Report) => void>();
  const kept: Report[] = [];
  return {
    report(event) {
      const slot = 'slot' in event && event.slot !== undefined ? event.slot : null;
      const report: Report = { at: now(), ...context(), slot, event: { ...redact(event), kind: event.kind } };
      kept.push(report);
      if (kept.length > KEPT) kept.shift();
      for (const listener of listeners) {
        try {
          listener(report);
        } catch {
          // a throwing listener must not affect the others
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recent: () => kept,
  };
}

/** Reports unhandled errors (F17). Returns the unsubscribe function. */
export function watchUnhandledErrors(target: EventTarget, report: (event: ReportEvent) => void): () => void {
  const onError = (event: Event) => report({ kind: 'unhandledError', message: describe((event as ErrorEvent).error) });
  const onRejection = (event: Event) =>
    report({ kind: 'unhandledRejection', message: describe((event as PromiseRejectionEvent).reason) });
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

function describe(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
