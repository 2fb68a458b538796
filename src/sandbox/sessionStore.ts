import type { SandboxData } from './model/data.ts';
import { seedMark, seedState } from './model/seedState.ts';
import type { SandboxState } from './model/state.ts';
import type { SandboxStorage } from './sandboxStorage.ts';

/** The states of one platform, one for each value of the `sandbox` cookie. */
export interface SessionStore {
  /**
   * The session's state: in memory, else saved, else freshly seeded. Always the same object until a reset, or until another
   * sandbox of the platform has saved it.
   */
  open(session: string): Promise<SandboxState>;
  /** Hands the state to the storage. */
  keep(session: string): Promise<void>;
  /** Starts the session anew. */
  reset(session: string): Promise<void>;
}

/** @param merchant all sites of a merchant are sides of one platform; other platforms may use the same storage */
export function createSessionStore(merchant: string, data: SandboxData, storage: SandboxStorage): SessionStore {
  const open = new Map<string, Promise<SandboxState>>();
  const keyOf = (session: string): string => `sandbox:${merchant}:${session}`;
  const fresh = (session: string): SandboxState => seedState(keyOf(session), data);
  const read = async (session: string, known?: SandboxState): Promise<SandboxState> =>
    stored(await storage.load(keyOf(session)).catch(() => null), seedMark(data)) ?? known ?? fresh(session);
  const saved = new Set<string>();
  storage.watch((key) => key.startsWith(keyOf('')) && saved.add(key));
  const keep = async (session: string): Promise<void> => {
    const state = await open.get(session);
    // A full or forbidden storage costs the memory over reloads, nothing else.
    if (state !== undefined) await storage.save(keyOf(session), state).catch(() => undefined);
  };
  return {
    open(session) {
      const known = open.get(session);
      const isSaved = saved.delete(keyOf(session));
      if (known !== undefined && !isSaved) return known;
      const next = known === undefined ? read(session) : known.then((state) => read(session, state));
      open.set(session, next);
      return next;
    },
    keep,
    async reset(session) {
      open.set(session, Promise.resolve(fresh(session)));
      await keep(session);
    },
  };
}

/** A saved state of this version and these seed users, else null. */
function stored(saved: unknown, mark: number): SandboxState | null {
  const state = saved as Partial<SandboxState> | null;
  return state?.v === 6 && state.seed === mark ? (state as SandboxState) : null;
}
