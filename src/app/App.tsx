import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Engine, EngineProvider } from '#engine/react/EngineProvider.tsx';
import { EntryBoundary } from '#engine/react/EntryBoundary.tsx';
import { Slot } from '#engine/react/Slot.tsx';
import type { Portal } from '#state/portal/portal.ts';
import { useConditions } from '#state/portal/useConditions.ts';
import { PortalProvider, useSystem } from '#state/portal/PortalProvider.tsx';
import { DocumentTitle } from './shell/DocumentTitle.tsx';
import { Overlays } from './shell/Overlays.tsx';
import { RootFailed } from './failures/RootFailed.tsx';
import { RouterBridge } from './shell/RouterBridge.tsx';
import { destinationOf } from './routes/routes.ts';
import { Shell } from './shell/Shell.tsx';
import { tryAgain } from './start/start.ts';
import { usePageEffects } from './shell/usePageEffects.ts';

interface Props {
  portal: Portal;
  /** Called once, after hydration. */
  onReady?: () => void;
}

/** The portal's React tree below its router, for the browser, the prerender and tests. */
export function App({ portal, onReady }: Props) {
  // oxlint-disable-next-line exhaustive-deps -- once, by design: after hydration
  useEffect(() => onReady?.(), []);
  return (
    <PortalProvider portal={portal}>
      <I18nextProvider i18n={portal.texts}>
        <EntryBoundary
          slot="app"
          onError={(slot, cause) => portal.environment.report({ kind: 'entryFailed', slot, cause: String(cause) })}
          fallback={(retry) => <RootFailed retry={retry} />}
        >
          <Site portal={portal} />
        </EntryBoundary>
      </I18nextProvider>
    </PortalProvider>
  );
}

function Site({ portal }: { portal: Portal }) {
  const { pathname } = useLocation();
  const screen = useSystem((state) => state.screen);
  const { brand, registry } = portal;
  const base = useConditions('');

  const context = { brand, registry, conditions: base, categories: null };
  const wanted = destinationOf(pathname, context);
  // a redirect renders its target at once: prerendering `/` may give the login page
  const final = wanted.kind === 'redirect' ? destinationOf(wanted.to, context) : wanted;
  const matched = final.kind === 'route' ? final.route : null;
  // `matched` is new on every render; memoised by what it depends on
  // oxlint-disable-next-line exhaustive-deps -- its path and name are what matters
  const route = useMemo(() => matched, [brand, matched?.path, matched?.name]);

  const engine = useMemo<Engine>(
    () => ({
      registry,
      brand,
      conditions: { ...base, route: route?.name ?? '' },
      path: pathname,
      development: portal.environment.development,
      report: (event) => portal.environment.report({ ...event }),
    }),
    [registry, brand, portal, base, route?.name, pathname],
  );

  return (
    <EngineProvider engine={engine}>
      <RouterBridge redirect={wanted.kind === 'redirect' ? wanted.to : null} />
      <PageEffects />
      <DocumentTitle />
      {screen !== null ? (
        <Slot kind="screen" name={screen} retry={() => void tryAgain(portal)} failed={(again) => <RootFailed retry={again} />} />
      ) : route !== null ? (
        <Shell route={route} />
      ) : null}
      <Overlays />
    </EngineProvider>
  );
}

function PageEffects(): ReactNode {
  usePageEffects();
  return null;
}
