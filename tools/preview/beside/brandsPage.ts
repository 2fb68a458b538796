import { sideBySide } from './sideBySide.ts';

/** All brands beside each other on one page of the site. */
export const BRANDS_PATH = '/__preview/brands';

/** The page with a frame for each brand. */
export const brandsPage = (ids: readonly string[], host: string, url: URL): string =>
  sideBySide(
    {
      title: 'Brands side by side',
      path: BRANDS_PATH,
      frames: ids.map((id) => ({ label: id, brand: id, heading: (link) => link(id) })),
    },
    host,
    url,
  );
