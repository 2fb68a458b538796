/** Stores sessions between starts. Both calls may fail; the sandbox then keeps them in memory. */
export interface SandboxStorage {
  /** The saved JSON of the key, null when there is none. */
  load(key: string): Promise<string | null>;
  save(key: string, json: string): Promise<void>;
}

/** Keeps sessions in memory, for servers and tests. */
export function memoryStorage(): SandboxStorage {
  const saved = new Map<string, string>();
  return {
    load: async (key) => saved.get(key) ?? null,
    save: async (key, json) => {
      saved.set(key, json);
    },
  };
}

/** Keeps sessions in a Web Storage area, such as the preview's local storage. */
export function webStorage(area: Pick<Storage, 'getItem' | 'setItem'>): SandboxStorage {
  return {
    load: async (key) => area.getItem(key),
    save: async (key, json) => area.setItem(key, json),
  };
}
