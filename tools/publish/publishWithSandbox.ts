import { createSandbox } from '#sandbox/createSandbox.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { memoryStorage } from '#sandbox/sandboxStorage.ts';
import { type BrandFolders, diskFolders } from '../brand-files/brandFolders.ts';
import { loadBrand } from '../brand-files/loadBrand.ts';
import { publishBrand, type Published } from './publishBrand.ts';

/** Publishes a brand with the visitor's reads answered from its sandbox data, under its first host. */
export async function publishWithSandbox(
  id: string,
  engineDir: string,
  { folders = diskFolders() }: { folders?: BrandFolders } = {},
): Promise<Published> {
  const { brand, sandbox } = loadBrand(id, { folders });
  const ask = async (request: Request) => {
    const platform = await createSandbox({ brand, data: sandbox as unknown as SandboxData, storage: memoryStorage() });
    return platform.handle(request);
  };
  const origin = `https://${brand.hosts[0] ?? `${id}.example`}`;
  return publishBrand(id, { engineDir, folders, ask, origin });
}
