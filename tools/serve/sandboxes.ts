import { createSandbox } from '#sandbox/createSandbox.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { memoryStorage } from '#sandbox/sandboxStorage.ts';
import { type BrandFolders, diskFolders } from '../brand-files/brandFolders.ts';
import { loadBrand, type LoadedBrand } from '../brand-files/loadBrand.ts';
import { findMedia } from '../publish/brandFolder.ts';
import type { BrandSandbox, SandboxOf } from './brandSandbox.ts';
import { gamesOrigin } from './gamesOrigin.ts';

async function start(loaded: LoadedBrand, folders: BrandFolders): Promise<BrandSandbox> {
  // `check` has validated these files against the sandbox schema
  const data = loaded.sandbox as unknown as SandboxData;
  const sandbox = await createSandbox({ brand: loaded.brand, data, storage: memoryStorage(), gamesOrigin });
  return { sandbox, media: (file) => findMedia(loaded.chain, file, folders) };
}

/** A request names an unknown brand. */
export class UnknownBrandError extends Error {
  override name = 'UnknownBrandError';
}

/** One sandbox per brand, started on first use; others reject with UnknownBrandError. */
export function createSandboxes(ids: readonly string[], folders: BrandFolders = diskFolders()): SandboxOf {
  const started = new Map<string, Promise<BrandSandbox>>();
  return async (id) => {
    if (!ids.includes(id)) throw new UnknownBrandError(id);
    const known = started.get(id) ?? Promise.resolve().then(() => start(loadBrand(id, { folders }), folders));
    started.set(id, known);
    return known;
  };
}
