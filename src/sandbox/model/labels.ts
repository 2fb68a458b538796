import type { SandboxData } from './data.ts';
import type { Member } from './state.ts';

/** The label of a rank, as the ladder of levels has it; null where the ladder does not reach. */
export function labelOf({ games }: SandboxData, rankLevel: number): Member['label'] | null {
  const level = games.levels?.[String(rankLevel)];
  if (level === undefined) return null;
  const { labelName, color, color2 } = level;
  return { labelName, color, color2, rankLevel };
}
