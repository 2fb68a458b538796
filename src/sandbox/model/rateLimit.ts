import type { World } from './world.ts';

/** How many events of a key lie within the last `windowMs`. */
export function recentHits(world: World, key: string, windowMs: number): number {
  return (world.state.hits[key] ?? []).filter((at) => at > world.now - windowMs).length;
}

/** Notes one event of a key and forgets those older than an hour. */
export function noteHit(world: World, key: string): void {
  const kept = (world.state.hits[key] ?? []).filter((at) => at > world.now - 3_600_000);
  world.state.hits[key] = [...kept, world.now];
}

/** Forgets all events of a key. */
export function clearHits(world: World, key: string): void {
  delete world.state.hits[key];
}
