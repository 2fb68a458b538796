import type { OutboxMessage } from '#sandbox/model/state.ts';
import { nextId, type SandboxContext } from '#sandbox/model/sandboxContext.ts';

const kept = 50;

/** Adds a message for developers; the newest first, fifty are kept. */
export function addToOutbox(context: SandboxContext, message: Omit<OutboxMessage, 'id' | 'at'>): void {
  const entry: OutboxMessage = { id: nextId(context.state), at: context.now, ...message };
  context.state.outbox = [entry, ...context.state.outbox].slice(0, kept);
}
