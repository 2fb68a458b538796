import type { PermissionResponse } from '#contract/types.ts';
import type { ScreenName } from '#state/portal/system.ts';

const isTrue = (value: unknown) => value === true || value === '1';

/** The screen that replaces the site, or null for an admitted visitor. Restriction wins over maintenance (D-20). */
export function screenOf(reply: Pick<PermissionResponse, 'maintenance' | 'regionRestriction'>): ScreenName | null {
  if (isTrue(reply.regionRestriction)) return 'restriction';
  return isTrue(reply.maintenance) ? 'maintenance' : null;
}
