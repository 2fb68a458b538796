import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Published folders of a brand. */
const PARTS = ['', 'texts', 'images', 'sandbox'];

export interface Watching {
  follow: (ids: readonly string[]) => void;
  close: () => void;
}

/** Calls `changed` once brand folders have been quiet for `quietMs`, so that an editor's several writes are one change. */
export function watchFolders(brands: string, changed: () => void, quietMs = 120): Watching {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let followed: readonly string[] = [];

  const stop = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // added, removed and replaced folders need a new watcher
      follow(followed);
      changed();
    }, quietMs);
  };
  const start = (folder: string): void => {
    const watcher = watch(folder, soon);
    watcher.on('error', () => {
      stop(folder);
      soon();
    });
    watchers.set(folder, watcher);
  };
  const follow = (ids: readonly string[]): void => {
    followed = ids;
    const wanted = ids.flatMap((id) => PARTS.map((part) => join(brands, id, part))).filter((folder) => existsSync(folder));
    for (const folder of watchers.keys()) stop(folder);
    for (const folder of wanted) start(folder);
  };
  return {
    follow,
    close() {
      clearTimeout(timer);
      for (const folder of watchers.keys()) stop(folder);
    },
  };
}
