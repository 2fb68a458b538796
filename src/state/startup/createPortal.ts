import type { Registry } from '#engine/registry.ts';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { publishedTheme } from '#engine/brand/themes.ts';
import { createLazyClient } from '#platform/http/lazyClient.ts';
import { createServerClock } from '#platform/clock/serverClock.ts';
import type { Environment } from '#state/portal/environment.ts';
import type { Portal } from '#state/portal/portal.ts';
import { createOverlay, createOverlayStore } from '#state/portal/overlay.ts';
import { openCipher } from './openCipher.ts';
import { createPreferencesStore } from '#state/portal/preferences.ts';
import { createServerState } from '#state/reads/createServerState.ts';
import { createSessionStore } from '#state/portal/session.ts';
import { openLogin } from '#state/session/openLogin.ts';
import { createSystemStore } from '#state/portal/system.ts';
import { createTexts } from '#state/portal/texts.ts';

export function createPortal(snapshot: Snapshot, registry: Registry<Portal>, environment: Environment): Portal {
  const { brand } = snapshot;
  const session = createSessionStore();
  const preferences = createPreferencesStore(snapshot.texts.language, publishedTheme(brand));
  const overlayStore = createOverlayStore();
  const clock = createServerClock();
  const client = createLazyClient({
    overrides: brand.api.endpoints,
    tokenHeader: brand.api.tokenHeader,
    token: () => session.getState().token,
    language: () => preferences.getState().language,
    clock,
    cipher: () => openCipher(portal),
    mapping: brand.mappings && (() => import('#platform/mapping/brandMapping.ts').then(({ mappingOf }) => mappingOf(brand))),
    // loaded with the answer that needs it, not with the page
    onUnauthorized: () => void import('#state/session/signOut.ts').then(({ expireSession }) => expireSession(portal)),
    onTokenMissing: () => void openLogin(portal, { stay: true }),
    onUnavailable: () => void import('./statusPoll.ts').then(({ askStatus }) => askStatus(portal)),
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
    extensions: new Map(),
  };
  return portal;
}
