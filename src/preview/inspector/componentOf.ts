/** The part of React's fiber that is read here; only in development. */
interface Fiber {
  type: unknown;
  return: Fiber | null;
  memoizedProps: Record<string, unknown> | null;
}

export interface FoundComponent {
  name: string;
  props: Readonly<Record<string, unknown>>;
}

/** The component whose root is this element: the innermost one with the slot's name in its props. */
export function componentOf(element: Element, slot: string): FoundComponent | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key === undefined ? null : (element as unknown as Record<string, Fiber>)[key];
  for (; fiber; fiber = fiber.return) {
    const given = fiber.memoizedProps?.['slotProps'] as Record<string, unknown> | undefined;
    if (typeof fiber.type !== 'function' || given?.['data-slot'] !== slot) continue;
    const { slotProps: _, ...props } = fiber.memoizedProps ?? {};
    return { name: fiber.type.name, props };
  }
  return null;
}
