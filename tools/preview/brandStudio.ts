import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { BrandFolders } from '../brand-files/brandFolders.ts';
import type { BrandNames } from '../brand-files/brandNames.ts';
import { compareCalls } from '../studio/compareCalls.ts';
import { createCalls } from '../studio/create/createCalls.ts';
import type { DraftBrands } from '../studio/create/draftBrands.ts';
import { historyCalls } from '../studio/history/historyCalls.ts';
import type { PictureStore } from '../studio/pictures/pictureStore.ts';
import { createStudioServer, type StudioServer } from '../studio/studioServer.ts';
import type { PreviewBrands } from './previewBrands.ts';

interface StudioParts {
  server: ViteDevServer;
  brands: PreviewBrands;
  drafts: DraftBrands;
  folders: BrandFolders;
  /** Pictures of drafts of the studio. */
  pictures: PictureStore;
  names: () => Promise<BrandNames>;
}

/** The studio of brands on the disk; null for others. */
export function brandStudio({ server, brands, drafts, folders, pictures, names }: StudioParts): StudioServer | null {
  const { root } = folders;
  if (root === undefined) return null;
  const onSaved = (files: readonly string[]): void => {
    brands.forget();
    server.ws.send({ type: 'custom', event: 'studio:saved', data: files });
  };
  const studio = createStudioServer({
    root,
    folders,
    pictures,
    names,
    load: async (id) => (brands.ids().includes(id) ? (await brands.inspect(id)).loaded : null),
    onSaved,
    more: {
      ...historyCalls(root),
      ...compareCalls(folders, pictures),
      ...createCalls({
        root,
        folders,
        names,
        drafts,
        onDraft: (id) => brands.forget(id),
        onCreated({ id, folder, files }) {
          studio.noteWritten(files.map((name) => join(folder, name)));
          onSaved(files.map((name) => `brands/${id}/${name}`));
        },
      }),
    },
  });
  return studio;
}
