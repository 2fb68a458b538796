import { readChain, readFolder } from '../../brand-files/folder.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { type Watching, watchFolders } from './watchFolders.ts';

/** Ids of a brand and its readable parents. */
function chainOf(id: string, folders: BrandFolders): string[] {
  return readChain(id, (one) => readFolder(folders, one), folders.ids()).layers.map((layer) => layer.id);
}

interface WatchOptions {
  /** Parent of the brand folders. */
  brands: string;
  folders: BrandFolders;
  publish: () => Promise<void>;
  failed: (cause: unknown) => void;
}

/** Publishes brands when files of theirs or their parents change, also during a run. What one run throws is told, and ends none after it. */
export function watchBrands(ids: readonly string[], { brands, folders, publish, failed }: WatchOptions): Watching['close'] {
  let running = false;
  let again = false;
  const known = new Set(ids);

  const follow = (): void => {
    // keep watching the previous chain while the current one is broken
    for (const id of ids) for (const layer of chainOf(id, folders)) known.add(layer);
    watching.follow([...known]);
  };
  const changed = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      try {
        follow();
        await publish();
      } catch (cause) {
        failed(cause);
      }
    } while (again);
    running = false;
  };
  const watching = watchFolders(brands, () => void changed());
  follow();
  return watching.close;
}
