import type { Report, ReportContext } from './report.ts';

/** The report that a player copies from an error page for support; the inspector of the preview opens it. */
export interface ReportBundle extends ReportContext {
  v: 1;
  /** Time of copying, epoch ms. */
  at: number;
  language: string;
  userAgent: string;
  reports: readonly Report[];
}

/** Pasted text is not a copied report; the message says why. */
export class ReportBundleError extends Error {
  override name = 'ReportBundleError';
}

const TEXTS = ['brand', 'engine', 'configHash', 'route', 'language', 'userAgent'] as const;

/** Parses a copied report. @throws ReportBundleError with the expected and the actual content */
export function readReportBundle(text: string): ReportBundle {
  const found = parse(text);
  if (!isRecord(found)) throw new ReportBundleError('A JSON object is expected.');
  if (found['v'] !== 1) throw new ReportBundleError(`/v: 1 is expected, got ${JSON.stringify(found['v'])}.`);
  for (const name of TEXTS) {
    if (typeof found[name] !== 'string') throw new ReportBundleError(`/${name}: a text is expected.`);
  }
  const { at, reports } = found;
  if (typeof at !== 'number') throw new ReportBundleError('/at: a time in ms is expected.');
  if (!Array.isArray(reports)) throw new ReportBundleError('/reports: a list is expected.');
  const wrong = reports.findIndex((report: unknown) => !isReport(report));
  if (wrong !== -1) throw new ReportBundleError(`/reports/${wrong}: {at, event: {kind}} is expected.`);
  return found as unknown as ReportBundle;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReportBundleError(`No JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isReport = (value: unknown): boolean =>
  isRecord(value) && typeof value['at'] === 'number' && isRecord(value['event']) && typeof value['event']['kind'] === 'string';
