import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Announcements, PermissionInfo, RegisterSettings, WhitelabelNode } from '#contract/types.ts';
import { preloadEntry } from '#engine/react/lazyEntry.tsx';
import type { Brand } from '#engine/brand/snapshot.ts';
import { fields } from '#features/fields/index.ts';
import { verification } from '#features/verification/index.ts';
import type { Environment } from '#state/portal/environment.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import type { Portal } from '#state/portal/portal.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { createSystemStore } from '#state/portal/system.ts';
import flagsFile from '../../../brands/base/flags.json';
import layout from '../../../brands/base/layout.json';
import texts from '../../../locales/en/register.json';
import { register } from './index.ts';

const { $schema: _, ...flags } = flagsFile;
const rule = (required = true, more = {}) => ({ enabled: true, required, ...more });

/** Typical rules of a platform. */
export const settings = {
  username: rule(true, { minLength: 4, maxLength: 12, patternId: 1 }),
  password: rule(true, { minLength: 8, maxLength: 16, patternId: 19 }),
  email: rule(false),
  mobileNum: rule(false, { minLength: 8, maxLength: 12, patternId: 6 }),
  captcha: rule(),
} as unknown as RegisterSettings;

export interface RegisterSetup {
  /** modIds that are on; registration by user name is on by default. */
  on?: readonly string[];
  off?: readonly string[];
  settings?: RegisterSettings;
  info?: PermissionInfo['register'];
  announcements?: Announcements;
  reply?: (call: MadeCall) => unknown;
  supported?: () => void;
  environment?: Partial<Environment>;
}

/** A portal with the real form, fields and registration settings; calls are answered by the test. */
export async function registerPortal(setup: RegisterSetup = {}) {
  const support = defineFeature({ id: 'support', provides: { action: { customerService: () => setup.supported?.() } } });
  const usual: Partial<Record<string, unknown>> = { countryCodes: [], captcha: 'iVBORw0KGgo=' };
  const reply = (call: MadeCall) => setup.reply?.(call) ?? usual[call.name] ?? null;
  const portal = testPortal({ features: [register, fields, verification, support], environment: setup.environment ?? {}, reply });
  const brand = { ...portal.brand, name: 'Test', flags, layout } as unknown as Brand;
  const whitelabel: WhitelabelNode[] = (setup.on ?? ['DIRECTREG3']).map((modId) => ({ modId, enabled: '1' }));
  whitelabel.push(...(setup.off ?? []).map((modId) => ({ modId, enabled: '0' })));
  const permission = (setup.info ? { register: setup.info } : {}) as PermissionInfo;
  const snapshot = {
    ...portal.snapshot,
    brand,
    permission,
    whitelabel,
    registerSettings: setup.settings ?? settings,
    announcements: setup.announcements ?? {},
  };
  Object.assign(portal, { brand, snapshot, system: createSystemStore(snapshot) });
  portal.texts.addResourceBundle('en', 'register', texts);
  const entries = [
    portal.registry.find('page', 'register'),
    portal.registry.find('panel', 'registerForm'),
    portal.registry.find('modal', 'registerModal'),
    ...portal.registry.names('field').map((name) => portal.registry.find('field', name)),
  ];
  await Promise.all(entries.map(preloadEntry));
  return portal;
}

function Elsewhere() {
  const { pathname } = useLocation();
  return <p data-path={pathname}>{pathname}</p>;
}

/** The providers that the app puts around a page. */
export function RegisterHost({ portal, children }: { portal: Portal; children: ReactNode }) {
  return (
    <PortalHost portal={portal}>
      <MemoryRouter initialEntries={['/register']}>
        <Suspense>
          <Routes>
            <Route path="/register" element={children} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </PortalHost>
  );
}
