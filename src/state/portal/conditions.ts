import { type ConditionContext, type Device, rolesOf } from '#engine/conditions.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { VisibilityContext } from '#engine/visibility.ts';
import type { PreferencesState } from './preferences.ts';
import type { SessionState } from './session.ts';
import type { Portal } from './portal.ts';
import type { SystemState } from './system.ts';

/** What of a portal's state conditions ask about. */
export type ConditionState = Pick<SystemState, 'flags'> &
  Pick<SessionState, 'token' | 'memberType'> &
  Pick<PreferencesState, 'language'>;

interface Where {
  /** Name of the current route; empty while none is. */
  route: string;
  device: Device;
}

/** The one place where conditions are built. */
export function conditionsOf(
  { agent }: Brand,
  { flags, token, memberType, language }: ConditionState,
  { route, device }: Where,
): ConditionContext {
  return { flags, roles: rolesOf({ token, type: memberType, agent }), route, locale: language, device };
}

/**
 * What visibility depends on, outside of React.
 * @param moment `published` for the state that the page is prerendered with, `now` for the current one
 */
export function visibilityContextOf(portal: Portal, where: Where, moment: 'published' | 'now'): VisibilityContext {
  const { brand, registry, snapshot, system, session, preferences } = portal;
  const read = moment === 'published' ? 'getInitialState' : 'getState';
  const { categories, flags } = system[read]();
  const { token, memberType } = session[read]();
  const { language } = preferences[read]();
  const { panels } = snapshot;
  return { brand, registry, categories, panels, conditions: conditionsOf(brand, { flags, token, memberType, language }, where) };
}
