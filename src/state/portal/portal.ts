import type { i18n } from 'i18next';
import type { Registry } from '#engine/registry.ts';
import type { Brand, Snapshot } from '#engine/brand/snapshot.ts';
import type { Client } from '#platform/http/client.ts';
import { createLazyClient } from '#platform/http/lazyClient.ts';
import { createServerClock } from '#platform/http/serverClock.ts';
import type { SessionChannel } from '#platform/browser/sessionChannel.ts';
import type { Environment } from './environment.ts';
import { createOverlay, createOverlayStore, type Overlay, type OverlayStore } from '#state/overlay/overlay.ts';
import { openCipher } from '#state/queries/openCipher.ts';
import { createPreferencesStore, type PreferencesStore } from '#state/preferences/preferences.ts';
import { createServerState, type LazyServerState } from '#state/queries/serverState.ts';
import { createSessionStore, type SessionStore } from '#state/session/session.ts';
import { openLogin } from '#state/login/openLogin.ts';
import { createSystemStore, type SystemStore } from './system.ts';
import { createTexts } from '#state/preferences/texts.ts';

/** Where the app goes; filled by the router when it mounts. */
export interface PortalRouter {
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Path and query of the current location. */
  path: () => string;
}

/** One running portal: a brand, its client, its state. Nothing of it is global, so tests and prerender make their own. */
export interface Portal {
  snapshot: Snapshot;
  brand: Brand;
  registry: Registry<Portal>;
  environment: Environment;
  client: Client;
  serverState: LazyServerState;
  texts: i18n;
  router: PortalRouter;
  /** The same brand's other tabs; nobody until the portal has started. */
  channel: SessionChannel;
  system: SystemStore;
  session: SessionStore;
  preferences: PreferencesStore;
  overlayStore: OverlayStore;
  overlay: Overlay;
}

export function createPortal(snapshot: Snapshot, registry: Registry<Portal>, environment: Environment): Portal {
  const { brand } = snapshot;
  const session = createSessionStore();
  const preferences = createPreferencesStore(snapshot.texts.language);
  const overlayStore = createOverlayStore();
  const clock = createServerClock();
  const client = createLazyClient({
    overrides: brand.api.endpoints,
    tokenHeader: brand.api.tokenHeader,
    token: () => session.getState().token,
    language: () => preferences.getState().language,
    clock,
    cipher: () => openCipher(portal),
    // what follows from an answer is fetched with the answer, not with the page
    onUnauthorized: () => void import('#state/session/signOut.ts').then(({ expireSession }) => expireSession(portal)),
    onTokenMissing: () => void openLogin(portal, { stay: true }),
    onUnavailable: () => void import('#state/startup/statusPoll.ts').then(({ askStatus }) => askStatus(portal)),
    report: environment.report,
  });
  const portal: Portal = {
    snapshot,
    brand,
    registry,
    environment,
    client,
    serverState: createServerState(),
    texts: createTexts(snapshot, environment.fetchTexts, (key) => environment.report({ kind: 'missingText', key })),
    router: { navigate: () => undefined, path: () => '/' },
    channel: { post: () => undefined, close: () => undefined },
    system: createSystemStore(snapshot),
    session,
    preferences,
    overlayStore,
    overlay: createOverlay(overlayStore),
  };
  return portal;
}
