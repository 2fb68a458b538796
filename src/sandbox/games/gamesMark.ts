import type { SandboxGames } from '#contract/types.ts';
import { seedOf } from '#sandbox/values/random.ts';

const marks = new WeakMap<SandboxGames, number>();

/** Tells data apart whose games differ: a scenario may have others, or none. */
export function markOfGames(games: SandboxGames): number {
  const mark = marks.get(games) ?? seedOf(JSON.stringify([games.seed, games.vendors, games.titles]));
  marks.set(games, mark);
  return mark;
}
