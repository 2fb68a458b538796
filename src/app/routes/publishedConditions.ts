import { type ConditionContext, rolesOf } from '#engine/conditions.ts';
import type { Portal } from '#state/portal/portal.ts';

/** The conditions of the prerender: always a visitor with a desktop in the default language. */
export function evaluatePublished(portal: Portal): ConditionContext {
  return {
    flags: portal.system.getInitialState().flags,
    roles: rolesOf({ token: null, type: null, agent: portal.brand.agent }),
    route: '',
    locale: portal.snapshot.texts.language,
    device: 'desktop',
  };
}
