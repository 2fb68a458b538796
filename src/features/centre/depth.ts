/** How many history entries of the centre lie before this one, as its history state says; 0 after a sent link. */
export function depthOf(state: unknown): number {
  const depth = (state as { centreDepth?: unknown } | null | undefined)?.centreDepth;
  return Number.isSafeInteger(depth) && Number(depth) > 0 ? Number(depth) : 0;
}
