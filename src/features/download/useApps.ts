import { useState } from 'react';
import { handheldSystem } from '#platform/browser/device.ts';
import { type App, type AppKind, appsOf } from '#state/content/apps.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';

/** The offered apps and the selected one: at first the wanted one, or that of the phone in the player's hand. */
export function useApps(wanted?: string | undefined): { apps: App[]; app: App | null; choose: (kind: AppKind) => void } {
  const portal = usePortal();
  const resources = useSystem((state) => state.info.resources);
  const [kind, choose] = useState<string | null>(() => wanted ?? handheldSystem());
  const apps = appsOf(portal, resources);
  return { apps, app: apps.find((one) => one.kind === kind) ?? apps[0] ?? null, choose };
}
