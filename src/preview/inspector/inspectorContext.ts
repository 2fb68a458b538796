import { matchRoute, type MatchedRoute } from '#app/routes/routes.ts';
import { type ConditionContext, type ConditionStep, rolesOf } from '#engine/conditions.ts';
import type { Portal } from '#state/portal/portal.ts';
import { elementAt } from './elements.ts';
import type { Presence } from './place.ts';

/** Everything that decides what is shown at this moment. */
export interface InspectorContext {
  portal: Portal;
  route: MatchedRoute | null;
  conditions: ConditionContext;
  presenceOf: (slot: string) => Presence;
}

const MOBILE_BELOW = 768;

/** @param page the window that shows the portal */
export function inspectorContextOf(portal: Portal, page: Pick<Window, 'document' | 'innerWidth'>): InspectorContext {
  const { brand, system, session, preferences } = portal;
  const route = matchRoute(brand, (portal.router.path().split(/[?#]/)[0] ?? '/') || '/');
  const { token, memberType } = session.getState();
  return {
    portal,
    route,
    conditions: {
      flags: system.getState().flags,
      roles: rolesOf({ token, type: memberType, agent: brand.agent }),
      route: route?.name ?? '',
      locale: preferences.getState().language,
      device: page.innerWidth < MOBILE_BELOW ? 'mobile' : 'desktop',
    },
    presenceOf(slot) {
      const found = elementAt(page.document, slot);
      if (found === null) return 'absent';
      return found.getClientRects().length === 0 ? 'boxless' : 'shown';
    },
  };
}

/** A condition's steps in words: what it wants and what there is. */
export function inWords(steps: readonly ConditionStep[]): string[] {
  return steps.map(({ key, wanted, got, holds }) => `${holds ? '✓' : '✗'} ${key} wants ${wanted.join(' or ')}: ${got}`);
}

/** Why a condition does not hold, as one sentence; empty when it does. */
export function whyNot(steps: readonly ConditionStep[]): string {
  return steps
    .filter(({ holds }) => !holds)
    .map(({ key, wanted, got }) => `${key} ${wanted.join(' or ')} ${key === 'flag' ? 'is off' : 'is wanted'}: ${got}`)
    .join('; ');
}
