import { firstEntries } from '../../src/engine/brand/firstEntries.ts';
import type { Brand } from '../../src/engine/brand/snapshot.ts';

/**
 * Registry names that the first render of a page asks for, in the form `kind/name`; with null of the shell, which may
 * become any page, the regions that most pages share.
 */
export function entryNames(brand: Brand, page: string | null): string[] {
  const route = Object.values(brand.layout.routes).find((candidate) => candidate.page === (page ?? 'home'));
  const regions = route?.regions ?? [];
  if (page === null) return regions.filter((name) => name !== 'banner').map((name) => `region/${name}`);
  return firstEntries(brand, { page, regions }).map(([kind, name]) => `${kind}/${name}`);
}
