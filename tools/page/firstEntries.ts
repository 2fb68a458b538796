import { firstSections } from '../../src/engine/brand/firstSections.ts';
import type { Brand } from '../../src/engine/brand/snapshot.ts';

/** Pages that are made of the home page's sections. */
const HOME_PAGES = ['home', 'login'];

/**
 * Registry names that the first render of a page asks for, in the form `place/name`; for the shell, which may become
 * any page, those that most pages share.
 */
export function firstEntries(brand: Brand, page: string | null): string[] {
  const route = Object.values(brand.layout.routes).find((candidate) => candidate.page === (page ?? 'home'));
  const regions = (route?.regions ?? []).map((name) => `region/${name}`);
  if (page === null) return regions.filter((name) => name !== 'region/banner');
  return [
    `page/${page}`,
    ...regions,
    ...(HOME_PAGES.includes(page) ? firstSections(brand).map((name) => `section/${name}`) : []),
    ...(page === 'register' ? brand.registerForm.order.map((name) => `field/${name}`) : []),
  ];
}
