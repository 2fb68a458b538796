/** Stores sessions between starts. Loading and saving may fail; the sandbox then keeps them in memory. */
export interface SandboxStorage {
  /** The saved JSON of the key, null when there is none. */
  load(key: string): Promise<string | null>;
  save(key: string, json: string): Promise<void>;
  /** Calls back with a key after each save, at least by others: the sites of one platform, or other tabs. */
  watch(onSave: (key: string) => unknown): void;
}

/** Keeps sessions in memory, for servers and tests. */
export function memoryStorage(): SandboxStorage {
  const saved = new Map<string, string>();
  const watchers: ((key: string) => unknown)[] = [];
  return {
    load: async (key) => saved.get(key) ?? null,
    save: async (key, json) => {
      saved.set(key, json);
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
  return {
    load: async (key) => area.getItem(key),
    save: async (key, json) => area.setItem(key, json),
    watch: (onSave) => page?.addEventListener('storage', ({ key }: Event & { key?: string | null }) => key && onSave(key)),
  };
}
