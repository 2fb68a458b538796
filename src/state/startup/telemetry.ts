import { safeHttpUrl, safePath } from '#engine/values/safeUrl.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { redact } from '#platform/redaction/redact.ts';
import type { Reporter } from '#platform/telemetry/report.ts';
import { readLocal, writeLocal } from '#platform/browser/storage.ts';
import { sendBeacon } from '#platform/http/transport.ts';
import type { Portal } from '#state/portal/portal.ts';

/** How long reports are collected before they are sent. */
const BEACON_MS = 15_000;

/** The host of a list entry, which is a host or an origin. */
const hostOf = (entry: string): string => entry.replace(/^[a-z]+:\/\//, '');

/** The allowed target of reports: a path of the site, or an address on one of the brand's own hosts; null for none. */
export function reportEndpoint({ telemetry, security }: Pick<Brand, 'telemetry' | 'security'>): string | null {
  const { endpoint } = telemetry;
  return safePath(endpoint) ?? safeHttpUrl(endpoint, { hosts: security.hosts.api.map(hostOf) });
}

/** The measurement id, if brand, platform and flags allow analytics; else null. */
export function analyticsOf({ brand, system }: Pick<Portal, 'brand' | 'system'>): { origin: string; gtagId: string } | null {
  const { info, flags } = system.getState();
  const [host] = brand.security.hosts.analytics;
  const gtagId = info.analytics?.gtagId;
  if (host === undefined || !gtagId || !flags.isOn('analytics')) return null;
  return { origin: `https://${hostOf(host)}`, gtagId };
}

/** Stores the visitor's consent in this browser; it can be changed later. */
export function decideAnalytics({ preferences }: Portal, decision: 'agreed' | 'refused'): void {
  writeLocal('analytics', decision);
  preferences.setState({ analytics: decision });
}

/** Starts the subscribers of reports, with the earlier reports. Not part of the first view. */
export async function startTelemetry(portal: Portal, random: () => number = Math.random): Promise<void> {
  const { watch } = portal.environment;
  if (watch === null) return;
  watch.redactWith(redact);
  const endpoint = reportEndpoint(portal.brand);
  if (endpoint !== null && random() < portal.brand.telemetry.sampleRate) await tell(watch, endpoint);
  if (portal.brand.security.hosts.analytics.length > 0) followAnalytics(portal, watch);
}

async function tell(watch: Reporter, endpoint: string): Promise<void> {
  const [{ createBeacon }, { watchVitals }] = await Promise.all([
    import('#platform/telemetry/beacon.ts'),
    import('#platform/telemetry/vitals.ts'),
  ]);
  const beacon = createBeacon({ endpoint, send: sendBeacon, window, document });
  watch.recent().forEach(beacon.add);
  watch.subscribe(beacon.add);
  setInterval(beacon.flush, BEACON_MS);
  watchVitals(watch.report);
}

/** Asks once for consent, opens the frame when it is given, and closes it when consent, flag or platform withdraw it. */
function followAnalytics(portal: Portal, watch: Reporter): void {
  const { preferences, system } = portal;
  let open: Promise<() => void> | null = null;
  const update = () => {
    const offered = analyticsOf(portal);
    const { analytics } = preferences.getState();
    if (offered !== null && analytics === 'unasked') preferences.setState({ analytics: 'asking' });
    if (offered !== null && analytics === 'agreed') open ??= measureWith(watch, offered);
    else {
      void open?.then((close) => close());
      open = null;
    }
  };
  const stored = readLocal('analytics');
  if (stored === 'agreed' || stored === 'refused') preferences.setState({ analytics: stored });
  update();
  preferences.subscribe(update);
  system.subscribe(update);
}

async function measureWith(watch: Reporter, offered: { origin: string; gtagId: string }): Promise<() => void> {
  const { openAnalyticsFrame } = await import('#platform/telemetry/analyticsFrame.ts');
  const frame = openAnalyticsFrame(offered);
  watch.recent().forEach(frame.send);
  const stop = watch.subscribe(frame.send);
  return () => {
    stop();
    frame.close();
  };
}
