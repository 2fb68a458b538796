import { lookFile, type LoadedOf, type LookFile } from './brandLook.ts';
import { sandboxPages } from './sandboxPages.ts';

/** What a page of a simulated vendor loads: its script and style sheet, and the look of the brand. Null for any other path. */
export async function pageFile(pathname: string, brand: string | null, loadedOf: LoadedOf): Promise<LookFile | null> {
  const isOwn = /^\/(?:game|chat)\.(?:js|css)$/.test(pathname);
  if (isOwn) return (await sandboxPages()).get(pathname) ?? null;
  const loaded = brand === null ? null : await loadedOf(brand);
  return loaded === null ? null : lookFile(pathname, loaded);
}
