import type { i18n } from 'i18next';
import type { Registry } from '#engine/registry.ts';
import type { Brand, Snapshot } from '#engine/brand/snapshot.ts';
import type { Client } from '#platform/http/client.ts';
import type { SessionChannel } from '#platform/browser/sessionChannel.ts';
import type { Environment } from './environment.ts';
import type { Overlay, OverlayStore } from './overlay.ts';
import type { PreferencesStore } from './preferences.ts';
import type { LazyServerState } from './serverState.ts';
import type { SessionStore } from './session.ts';
import type { SystemStore } from './system.ts';

/** The current location and how to change it; set by the router on mount. */
export interface PortalRouter {
  /**
   * `state` belongs to the history entry, also after a reload; treat it as untrusted data. `back` leaves the entry for good: a
   * step back where the path is that of the page before, else in its place.
   */
  navigate: (path: string, options?: { replace?: boolean; back?: boolean; state?: unknown }) => void;
  path: () => string;
}

/** One running portal: a brand, its client, its state. Nothing is global, so tests and prerender create their own. */
export interface Portal {
  snapshot: Snapshot;
  brand: Brand;
  registry: Registry<Portal>;
  environment: Environment;
  client: Client;
  serverState: LazyServerState;
  texts: i18n;
  router: PortalRouter;
  /** Signals to and from the same brand's other tabs; inactive until the portal has started. */
  channel: SessionChannel;
  system: SystemStore;
  session: SessionStore;
  preferences: PreferencesStore;
  overlayStore: OverlayStore;
  overlay: Overlay;
  /** State of modules; see `createExtension`. */
  extensions: Map<object, unknown>;
}
