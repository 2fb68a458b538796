import type { OutboxMessage } from './state.ts';
import { nextId, type World } from './world.ts';

const kept = 50;

/** Puts a message where a developer can read it; the newest comes first, fifty are kept. */
export function post(world: World, message: Omit<OutboxMessage, 'id' | 'at'>): void {
  const entry: OutboxMessage = { id: nextId(world.state), at: world.now, ...message };
  world.state.outbox = [entry, ...world.state.outbox].slice(0, kept);
}
