import { safeHttpUrl, safePath } from '#engine/values/safeUrl.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { Reporter } from '#platform/telemetry/report.ts';
import { readLocal, writeLocal } from '#platform/browser/storage.ts';
import { sendBeacon } from '#platform/http/transport.ts';
import type { Portal } from '#state/portal/portal.ts';

/** How long reports are gathered before they are sent. */
const BEACON_MS = 15_000;

/** Host of a list entry, which is a host or an origin. */
const hostOf = (entry: string): string => entry.replace(/^[a-z]+:\/\//, '');

/** Where reports may go: a path of the site, or an address on one of the brand's own hosts; null for nowhere. */
export function reportEndpoint({ telemetry, security }: Pick<Brand, 'telemetry' | 'security'>): string | null {
  const { endpoint } = telemetry;
  return safePath(endpoint) ?? safeHttpUrl(endpoint, { hosts: security.hosts.api.map(hostOf) });
}

/** The measurement that the brand, its platform and its flags agree on; null without any of them. */
export function analyticsOf({ brand, system }: Pick<Portal, 'brand' | 'system'>): { origin: string; gtagId: string } | null {
  const { info, flags } = system.getState();
  const [host] = brand.security.hosts.analytics;
  const gtagId = info.analytics?.gtagId;
  if (host === undefined || !gtagId || !flags.isOn('analytics')) return null;
  return { origin: `https://${hostOf(host)}`, gtagId };
}

/** Remembers what the visitor decided about analytics, in this browser; it can be asked for again. */
export function decideAnalytics({ preferences }: Portal, decision: 'agreed' | 'refused'): void {
  writeLocal('analytics', decision);
  preferences.setState({ analytics: decision });
}

/** Starts what listens to the portal's reports, and gives it those that came before. No part of the first view. */
export async function startTelemetry(portal: Portal, random: () => number = Math.random): Promise<void> {
  const { watch } = portal.environment;
  if (watch === null) return;
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

/** Asks once, opens the frame when the visitor agreed, and closes it when they, a flag or the platform change their mind. */
function followAnalytics(portal: Portal, watch: Reporter): void {
  const { preferences, system } = portal;
  let open: Promise<() => void> | null = null;
  const look = () => {
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
  look();
  preferences.subscribe(look);
  system.subscribe(look);
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
