import type { Report } from './report.ts';

/** The only events sent to analytics, with the only properties: none of them identifies a person (T26). */
const ALLOWED: Readonly<Record<string, { name: string; details: readonly string[] }>> = {
  pageShown: { name: 'page_view', details: ['page'] },
  signedIn: { name: 'login', details: ['how'] },
  registered: { name: 'sign_up', details: ['how'] },
  vital: { name: 'web_vital', details: ['name', 'value', 'rating'] },
};

/** A message to the frame: an event of the measurement service with its parameters. */
export interface AnalyticsMessage {
  v: 1;
  name: string;
  params: Record<string, string | number>;
}

/** The message for a report, or null for a report that is not sent. */
export function analyticsMessage({ brand, engine, route, event }: Report): AnalyticsMessage | null {
  const allowed = Object.hasOwn(ALLOWED, event.kind) ? ALLOWED[event.kind] : undefined;
  if (allowed === undefined) return null;
  const params: AnalyticsMessage['params'] = { brand, engine, route };
  for (const detail of allowed.details) {
    const value = event[detail];
    if (typeof value === 'string' || typeof value === 'number') params[detail] = value;
  }
  return { v: 1, name: allowed.name, params };
}

export interface AnalyticsFrameOptions {
  /** The operator's origin of the measurement script: `https://` and the first of `security.hosts.analytics`. */
  origin: string;
  /** Measurement id of the permission reply. */
  gtagId: string;
}

export interface AnalyticsFrame {
  send: (report: Report) => void;
  close: () => void;
}

/**
 * Opens `<origin>/analytics.html?id=<gtagId>` in a hidden frame and sends it reports. The measurement script never runs in the
 * portal's page (T27); a frame that cannot load, for instance because of an ad blocker, is ignored (F25).
 */
export function openAnalyticsFrame({ origin, gtagId }: AnalyticsFrameOptions): AnalyticsFrame {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'analytics';
  frame.tabIndex = -1;
  frame.sandbox.add('allow-scripts', 'allow-same-origin');
  frame.referrerPolicy = 'no-referrer';
  frame.src = `${origin}/analytics.html?id=${encodeURIComponent(gtagId)}`;
  const ready = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
  document.body.append(frame);
  return {
    send(report) {
      const message = analyticsMessage(report);
      if (message !== null) void ready.then(() => frame.contentWindow?.postMessage(message, origin));
    },
    close: () => frame.remove(),
  };
}
