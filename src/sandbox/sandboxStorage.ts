/** Stores sessions between starts. Loading and saving may fail; the sandbox then keeps them in memory. */
export interface SandboxStorage {
  /** What was saved under the key, unchecked; null when there is nothing. */
  load(key: string): Promise<unknown>;
  /** Called after each call with the state as it is then, changed or not. */
  save(key: string, state: object): Promise<void>;
  /** Calls back with a key after each save of another state, at least by others: the sites of one platform, or other tabs. */
  watch(onSave: (key: string) => unknown): void;
}

/** Keeps sessions in memory, for servers and tests: sites of one platform share the very object, which costs nothing a call. */
export function memoryStorage(): SandboxStorage {
  const saved = new Map<string, object>();
  const watchers: ((key: string) => unknown)[] = [];
  return {
    load: async (key) => saved.get(key) ?? null,
    save: async (key, state) => {
      if (saved.get(key) === state) return;
      saved.set(key, state);
      for (const onSave of watchers) onSave(key);
    },
    watch: (onSave) => void watchers.push(onSave),
  };
}

/**
 * Keeps sessions in a Web Storage area, such as the preview's local storage.
 * @param page the window, which hears what other tabs save
 */
export function webStorage(area: Pick<Storage, 'getItem' | 'setItem'>, page?: EventTarget): SandboxStorage {
  const written = new Map<string, string>();
  return {
    load: async (key) => {
      const json = area.getItem(key) ?? 'null';
      written.set(key, json);
      return JSON.parse(json) as unknown;
    },
    save: async (key, state) => {
      const json = JSON.stringify(state);
      // unchanged, it must not replace what another tab has saved since
      if (written.get(key) === json) return;
      written.set(key, json);
      area.setItem(key, json);
    },
    watch: (onSave) => page?.addEventListener('storage', ({ key }: Event & { key?: string | null }) => key && onSave(key)),
  };
}
