import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { Portal } from '#state/portal/portal.ts';
import { knownName } from './signOut.ts';

/** Invalidates what a write may have changed, in every tab of its member. */
export function afterWrite(portal: Portal, name: EndpointName): void {
  portal.serverState.current()?.invalidateAfter(name);
  portal.channel.post('wrote', knownName(portal), name);
}
