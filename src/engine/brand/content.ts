import { barePath } from '../values/barePath.ts';
import { ownEntry } from '../values/ownEntry.ts';
import type { Content, ResolvedBrand } from '#contract/types.ts';

type Layout = Pick<ResolvedBrand, 'layout'>;

/** The registered section that a section of the home page is. */
export const sectionOf = ({ layout: { home } }: Layout, name: string): string => ownEntry(home.sections, name)?.section ?? name;

/** A piece of the brand's content, or null where it has none of that name. */
export const pieceOf = ({ layout: { content } }: Layout, name: unknown): Content | null =>
  (typeof name === 'string' ? ownEntry(content, name) : undefined) ?? null;

/** The name of the piece below the page of a route at a path. */
export function pieceBelow({ layout: { routes } }: Layout, route: string, path: string): string | null {
  const below = ownEntry(routes, route)?.below ?? {};
  return ownEntry(below, barePath(path)) ?? null;
}

/** The first path of each page that a brand made of its content, by its route. */
export const contentPaths = ({ layout: { routes } }: Layout): Record<string, string> =>
  Object.fromEntries(
    Object.entries(routes).flatMap(
      ([
        name,
        {
          page,
          paths: [path],
        },
      ]) => (page === 'content' && path ? [[name, path]] : []),
    ),
  );

/** Every text key of a piece, with its JSON pointer there. */
export function* textKeysOf({ title, lead, blocks }: Content): Generator<[pointer: string, key: string]> {
  yield ['/title', title];
  if (lead !== undefined) yield ['/lead', lead];
  for (const [index, { heading, text, list = [], facts = [], alt }] of blocks.entries()) {
    const at = `/blocks/${index}`;
    for (const [name, key] of Object.entries({ heading, text, alt })) if (key !== undefined) yield [`${at}/${name}`, key];
    for (const [item, key] of list.entries()) yield [`${at}/list/${item}`, key];
    for (const [row, { name, value }] of facts.entries()) {
      yield [`${at}/facts/${row}/name`, name];
      yield [`${at}/facts/${row}/value`, value];
    }
  }
}

/** Namespace of a text key. */
export const namespaceOf = (key: string): string => key.slice(0, key.indexOf(':'));
