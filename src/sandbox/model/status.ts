import type { World } from './world.ts';

/** 0 normal, 1 maintenance, 2 region restricted: the session's choice, else the brand's data. */
export function systemStatusOf(world: World): 0 | 1 | 2 {
  return world.state.overlay.status ?? world.data.platform.permission.status;
}
