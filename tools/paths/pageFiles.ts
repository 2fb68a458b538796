import type { Brand } from '../../src/engine/brand/snapshot.ts';

/** The folder of a site with the pages of further paths; the server sends the shell where it has none. */
export const PAGES_FOLDER = 'pages';

/** The file of a path's own page. */
export const pageFile = (path: string): string => `${PAGES_FOLDER}${path}.html`;

/** A path without parameters that no server takes for a file. */
const isPlain = (path: string): boolean => /^(?:\/[\w-]+)+$/.test(path);

/** The paths of a brand's lobbies, whose pages are published with their frame, and their files. */
export const lobbyFiles = ({ layout }: Pick<Brand, 'layout'>): { file: string; path: string }[] =>
  Object.values(layout.routes)
    .filter(({ page }) => page === 'lobby')
    .flatMap(({ paths }) => paths.filter(isPlain))
    .map((path) => ({ file: pageFile(path), path }));

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
