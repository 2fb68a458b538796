import { createHash } from 'node:crypto';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { hashOfFile } from '../unchanged/folderHash.ts';
import { publisherHash } from '../unchanged/publisherHash.ts';
import type { VisitorReads } from './visitorReads.ts';

interface SiteParts {
  loaded: Pick<LoadedBrand, 'id' | 'brand' | 'theme' | 'panels' | 'texts' | 'images'>;
  reads: VisitorReads;
  isSimulated: boolean;
  /** `hash` of the engine. */
  engine: string;
  withAssets: boolean;
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

export const readsHash = (reads: VisitorReads): string => hashOf(reads);

/** Hash of all that a site is made of, but the time: two sites with the same one have the same files. */
export function siteHash({ loaded, reads, isSimulated, engine, withAssets }: SiteParts): string {
  const { id, brand, theme, panels, texts, images } = loaded;
  const pictures = [...images].map(([name, path]) => [name, hashOfFile(path)]).sort();
  return hashOf([
    publisherHash(),
    engine,
    isSimulated,
    withAssets,
    id,
    brand,
    theme,
    panels,
    Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)),
    pictures,
    readsHash(reads),
  ]);
}

/** Hash of what decides the site of these files, but the platform's replies. */
export const inputsHash = (
  chain: string,
  { engine, withAssets }: Pick<SiteParts, 'engine' | 'withAssets'>,
  data: string,
): string => hashOf([publisherHash(), engine, withAssets, data, chain]);
