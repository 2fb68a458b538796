import type { Brand } from '../../src/engine/brand/snapshot.ts';

/** The folder of a site with the pages of further paths; the server sends the shell where it has none. */
export const PAGES_FOLDER = 'pages';

/** The file of a path's own page. */
export const pageFile = (path: string): string => `${PAGES_FOLDER}${path}.html`;

/** A path without parameters that no server takes for a file. */
const isPlain = (path: string): boolean => /^(?:\/[\w-]+)+$/.test(path);

/** Pages that are published with their frame at each of their paths. */
const PUBLISHED = ['lobby', 'content'];

/** Further paths of a brand that have pages of their own, and their files. */
export const pageFiles = ({ layout }: Pick<Brand, 'layout'>): { file: string; path: string; page: string }[] =>
  Object.values(layout.routes)
    .filter(({ page }) => PUBLISHED.includes(page))
    .flatMap(({ paths, page }) => paths.filter(isPlain).map((path) => ({ file: pageFile(path), path, page })));

/** Pages that are of use only on the way from another one. */
const ON_THE_WAY = ['login', 'game', 'seamless', 'promotionDetail', 'feedback'];

/** The paths that a search engine may list, one for each page, and one for each lobby. */
export const listedPaths = ({ layout }: Pick<Brand, 'layout'>): { path: string; page: string }[] =>
  Object.values(layout.routes)
    .filter(({ page }) => !ON_THE_WAY.includes(page))
    .flatMap(({ page, paths }) =>
      paths
        .filter((path) => path === '/' || isPlain(path))
        .slice(0, page === 'lobby' ? undefined : 1)
        .map((path) => ({ path, page })),
    );
