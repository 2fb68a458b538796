import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Folders of a brand that hold what is published. */
const PARTS = ['', 'texts', 'images', 'sandbox'];

export interface Watching {
  /** Watches these brand folders from now on, and no others. */
  follow: (ids: readonly string[]) => void;
  close: () => void;
}

/**
 * Calls `changed` when something in brand folders changed and then nothing for `quietMs`, so that an editor's several
 * writes are one change.
 */
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
      // a folder that came, went, or was replaced needs another watcher
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
