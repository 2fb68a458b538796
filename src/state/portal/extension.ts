import type { Portal } from './portal.ts';

/**
 * State that a module adds to a portal: created on first use, dropped with the portal.
 * @returns the portal's value
 */
export function createExtension<Value>(make: (portal: Portal) => Value): (portal: Portal) => Value {
  const valueOf = (portal: Portal): Value => {
    const { extensions } = portal;
    if (!extensions.has(valueOf)) extensions.set(valueOf, make(portal));
    return extensions.get(valueOf) as Value;
  };
  return valueOf;
}
