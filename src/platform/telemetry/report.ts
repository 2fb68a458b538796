import { redact } from './redact.ts';
import type { ReportEvent } from './reportEvents.ts';

/** Which site and which part of it an event belongs to. */
export interface ReportContext {
  brand: string;
  /** Version of the engine. */
  engine: string;
  /** Hash of the brand's configuration as it was published. */
  configHash: string;
  /** Route name of `layout.json`; empty before the page stands. */
  route: string;
}

/** An event as listeners get it: secrets and personal data taken out, with its place and when it happened (epoch ms). */
export interface Report extends ReportContext {
  at: number;
  /** `place/name` of the registry entry it happened in, where one is known. */
  slot: string | null;
  event: { kind: ReportEvent['kind']; [detail: string]: unknown };
}

export interface Reporter {
  report: (event: ReportEvent) => void;
  /** Hears every later event; the result ends it. */
  subscribe: (listener: (report: Report) => void) => () => void;
  /** The last events, oldest first. */
  recent: () => readonly Report[];
}

/** Events kept for whoever looks later: adapters that start after the page, the inspector, a copied report. */
const KEPT = 200;

/**
 * The one place through which telemetry passes. Every event is redacted on entry, so no listener can leak what it never
 * saw (T26). A listener that throws does not disturb the others, nor the code that reported.
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
          // a broken listener is nobody else's problem
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

/** Last resort for errors nobody handled (F17). The result ends the watch. */
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
