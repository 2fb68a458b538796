import { createSandbox } from '#sandbox/createSandbox.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { memoryStorage, type SandboxStorage } from '#sandbox/sandboxStorage.ts';
import { type BrandFolders, diskFolders } from '../../brand-files/brandFolders.ts';
import { loadBrand, type LoadedBrand } from '../../brand-files/loadBrand.ts';
import { findMedia } from '../publish/brandFolder.ts';
import type { BrandSandbox, SandboxOf } from './brandSandbox.ts';
import { gamesOrigin } from './gamesOrigin.ts';
import type { Site } from './sites.ts';

interface Shared {
  folders: BrandFolders;
  /** One for all brands, as the sites of a merchant share their accounts. */
  storage: SandboxStorage;
  siteAddress: (host: string, request: Request) => string;
}

async function start(loaded: LoadedBrand, { folders, ...shared }: Shared): Promise<BrandSandbox> {
  // `check` has validated these files against the sandbox schema
  const data = loaded.sandbox as unknown as SandboxData;
  const sandbox = await createSandbox({ brand: loaded.brand, data, gamesOrigin, ...shared });
  return { sandbox, loaded, media: (file) => findMedia(loaded.chain, file, folders) };
}

/** A request names an unknown brand. */
export class UnknownBrandError extends Error {
  override name = 'UnknownBrandError';
}

/** One sandbox per brand, started on first use; others reject with UnknownBrandError. */
export function createSandboxes(sites: readonly Site[], folders: BrandFolders = diskFolders()): SandboxOf {
  const started = new Map<string, Promise<BrandSandbox>>();
  const shared: Shared = {
    folders,
    storage: memoryStorage(),
    siteAddress: (host, request) => localAddress(sites, host, new URL(request.url)),
  };
  return async (id) => {
    if (!sites.some((site) => site.id === id)) throw new UnknownBrandError(id);
    const known = started.get(id) ?? Promise.resolve().then(() => start(loadBrand(id, { folders }), shared));
    started.set(id, known);
    return known;
  };
}

/** Where this server has the site of a host: brands' own hosts lead elsewhere. */
function localAddress(sites: readonly Site[], host: string, { protocol, port }: URL): string {
  const site = sites.find(({ brand }) => brand.hosts.includes(host));
  return site === undefined ? `https://${host}` : `${protocol}//${site.id}.localhost${port === '' ? '' : `:${port}`}`;
}
