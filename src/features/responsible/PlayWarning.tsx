import { useEffect } from 'react';
import type { RegionProps } from '#engine/registry.ts';
import { readSession, writeSession } from '#platform/browser/storage.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** Warns once per visit that play can be addictive and that money can be lost. */
export function PlayWarning({ slotProps }: RegionProps) {
  const portal = usePortal();
  useEffect(() => {
    if (readSession('playWarned') !== null) return;
    writeSession({ playWarned: '1' });
    void portal.overlay.warn({
      title: { key: 'errors:play_warning' },
      text: { key: 'errors:play_warning_text', params: { age: portal.brand.registerForm.agreement.minAge } },
      confirm: { key: 'errors:play_warning_read' },
    });
  }, [portal]);
  return <span {...slotProps} hidden />;
}
