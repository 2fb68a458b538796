import type { SandboxContext } from './sandboxContext.ts';

/** The number of a key's events within the last `windowMs`. */
export function recentHits(context: SandboxContext, key: string, windowMs: number): number {
  return (context.state.hits[key] ?? []).filter((at) => at > context.now - windowMs).length;
}

/** Records one event of a key and drops those older than an hour. */
export function noteHit(context: SandboxContext, key: string): void {
  const kept = (context.state.hits[key] ?? []).filter((at) => at > context.now - 3_600_000);
  context.state.hits[key] = [...kept, context.now];
}

export function clearHits(context: SandboxContext, key: string): void {
  delete context.state.hits[key];
}
