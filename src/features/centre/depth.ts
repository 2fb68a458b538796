import { createExtension } from '#state/portal/extension.ts';

/** The depth of the entry that is shown, for what opens another panel over it. */
export const shownDepth = createExtension(() => ({ depth: 0 }));

/** How many history entries of the centre lie before this one, as its history state says; 0 after a sent link. */
export function depthOf(state: unknown): number {
  const depth = (state as { centreDepth?: unknown } | null | undefined)?.centreDepth;
  return Number.isSafeInteger(depth) && Number(depth) > 0 ? Number(depth) : 0;
}
