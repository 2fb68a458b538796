import type { Report } from './report.ts';

export interface BeaconOptions {
  /** Path on this site, or an https address on one of the brand's `security.hosts.api`. */
  endpoint: string;
  /** `navigator.sendBeacon`: true when the browser accepted it. */
  send: (endpoint: string, body: string) => boolean;
  /** The window and document; their hide events are the last chance to send. */
  window: Pick<EventTarget, 'addEventListener'>;
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

/** Batch size, and the limit per page against loops of errors. */
const BATCH = 20;
const MOST = 200;

/** Browsers refuse beacons above 64 KiB. */
const LONGEST = 60_000;

export interface Beacon {
  add: (report: Report) => void;
  flush: () => void;
}

/**
 * Sends reports as `{v: 1, reports: [...]}`, JSON in a text body to avoid CORS preflights, in batches and when the page is
 * hidden or left. Refused batches are dropped.
 */
export function createBeacon({ endpoint, send, window, document }: BeaconOptions): Beacon {
  let waiting: Report[] = [];
  let sent = 0;
  const flush = () => {
    const reports = waiting;
    waiting = [];
    for (const body of bodiesOf(reports)) send(endpoint, body);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
  return {
    add(report) {
      if (sent >= MOST) return;
      sent += 1;
      waiting.push(report);
      if (waiting.length >= BATCH) flush();
    },
    flush,
  };
}

/** Packs the reports into as few texts as possible; drops those that are too large alone. */
function bodiesOf(reports: readonly Report[]): string[] {
  if (reports.length === 0) return [];
  const body = JSON.stringify({ v: 1, reports });
  if (body.length <= LONGEST) return [body];
  if (reports.length === 1) return [];
  const half = Math.ceil(reports.length / 2);
  return [...bodiesOf(reports.slice(0, half)), ...bodiesOf(reports.slice(half))];
}
