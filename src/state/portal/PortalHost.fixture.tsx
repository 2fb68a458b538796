import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { EngineProvider } from '#engine/react/EngineProvider.tsx';
import type { Portal } from './portal.ts';
import { PortalProvider } from './PortalProvider.tsx';

/** The providers that the app puts around every page, for a visitor on a desktop. */
export function PortalHost({ portal, children }: { portal: Portal; children: ReactNode }) {
  const engine = {
    registry: portal.registry,
    brand: portal.brand,
    conditions: {
      flags: portal.system.getState().flags,
      roles: new Set<never>(),
      route: '',
      locale: 'EN',
      device: 'desktop' as const,
    },
    development: true,
    report: () => undefined,
  };
  return (
    <PortalProvider portal={portal}>
      <I18nextProvider i18n={portal.texts}>
        <EngineProvider engine={engine}>{children}</EngineProvider>
      </I18nextProvider>
    </PortalProvider>
  );
}
