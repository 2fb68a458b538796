import { firstEntries } from '../../../src/engine/brand/firstEntries.ts';
import type { Brand } from '../../../src/engine/brand/snapshot.ts';

/** Registry names of a page's first render, as `kind/name`; for null those of the shell: the regions of most pages. */
export function entryNames(brand: Brand, page: string | null): string[] {
  const route = Object.values(brand.layout.routes).find((candidate) => candidate.page === (page ?? 'home'));
  const regions = route?.regions ?? [];
  if (page === null) return regions.filter((name) => name !== 'banner').map((name) => `region/${name}`);
  return firstEntries(brand, { page, regions }).map(([kind, name]) => `${kind}/${name}`);
}
