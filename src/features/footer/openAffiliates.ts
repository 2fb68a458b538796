import { openAddress } from '#state/navigation/openAddress.ts';
import type { Portal } from '#state/portal/portal.ts';
import { runAction } from '#state/navigation/runAction.ts';

/** Opens the operator's affiliate link, else customer service. */
export function openAffiliates(portal: Portal): void {
  const link = portal.system.getState().info.resources?.find((resource) => resource.resourceType === 'AFFILIATE')?.url;
  if (link) openAddress(portal, link);
  else void runAction(portal, 'customerService');
}
