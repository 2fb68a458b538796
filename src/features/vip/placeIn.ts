import type { VipInfoResponse, VipLevel } from '#contract/types.ts';

interface Place {
  /** The lowest first. */
  levels: VipLevel[];
  /** The member's level, where the platform lists it. */
  own: VipLevel | undefined;
  /** Undefined at the highest level. */
  next: VipLevel | undefined;
}

/** Where a member stands among the levels. */
export function placeIn({ levels: sent, rankLevel }: VipInfoResponse): Place {
  const levels = sent.toSorted((one, other) => one.rankLevel - other.rankLevel);
  return {
    levels,
    own: levels.find((level) => level.rankLevel === rankLevel),
    next: levels.find((level) => level.rankLevel > rankLevel),
  };
}
