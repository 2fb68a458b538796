import { matchRoute, type MatchedRoute } from '#app/routes/routes.ts';
import type { ConditionContext } from '#engine/conditions.ts';
import { mustSignIn, type Subject, visibility, type Visibility } from '#engine/visibility.ts';
import { type DeviceSignals, isMobile } from '#platform/browser/device.ts';
import { visibilityContextOf } from '#state/portal/conditions.ts';
import type { Portal } from '#state/portal/portal.ts';
import { elementAt } from './elements.ts';
import type { Presence } from './place.ts';

/** Everything that visibility depends on now. */
export interface InspectorContext {
  portal: Portal;
  route: MatchedRoute | null;
  conditions: ConditionContext;
  decide: (subject: Subject) => Visibility;
  /** Target of a path whose route is hidden. */
  redirect: '/' | '/login';
  presenceOf: (slot: string) => Presence;
}

/** @param page the window of the portal */
export function inspectorContextOf(portal: Portal, page: Pick<Window, 'document'> & DeviceSignals): InspectorContext {
  const route = matchRoute(portal.brand, (portal.router.path().split(/[?#]/)[0] ?? '/') || '/');
  const device = isMobile(page) ? 'mobile' : 'desktop';
  const context = visibilityContextOf(portal, { route: route?.name ?? '', device }, 'now');
  return {
    portal,
    route,
    conditions: context.conditions,
    decide: (subject) => visibility(subject, context),
    redirect: mustSignIn(context) ? '/login' : '/',
    presenceOf(slot) {
      const found = elementAt(page.document, slot);
      if (found === null) return 'absent';
      if (found.matches('[data-waits]')) return 'waits';
      return found.getClientRects().length === 0 ? 'zeroSize' : 'shown';
    },
  };
}
