import type { SandboxData } from './data.ts';
import type { Member } from './state.ts';

/** The label of a rank by the levels; null for a rank without a level. */
export function labelOf({ games }: SandboxData, rankLevel: number): Member['label'] | null {
  const level = games.levels?.[String(rankLevel)];
  if (level === undefined) return null;
  const { labelName, color, color2 } = level;
  return { labelName, color, color2, rankLevel };
}
