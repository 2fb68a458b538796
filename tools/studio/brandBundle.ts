import { createHash } from 'node:crypto';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextResources } from '../../src/engine/brand/snapshot.ts';
import type { JsonObject } from '../../src/engine/brand/json.ts';
import { languageChain } from '../../src/engine/values/languageChain.ts';
import { htmlLangOf } from '../../src/engine/values/languages.ts';
import { CROPS, readBeside, SOURCES } from '../brand/pictures/brandPictures.ts';
import { type Crop, cropOf } from '../brand/pictures/crop.ts';
import { brandOutlines, withChildren } from '../brand-files/brandOutlines.ts';
import { type BrandFolders, projectRoot } from '../brand-files/brandFolders.ts';
import { kindOf } from '../brand-files/folder.ts';
import { imageFacts } from '../brand-files/pictures/imageFacts.ts';
import type { LoadedBrand } from '../brand-files/loadBrand.ts';
import { type ListCall, listCalls } from './listCalls.ts';
import { layerKinds } from '../schemas/layerKinds.ts';
import { portalTexts } from '../site/publish/siteTexts.ts';

/** A file with the hash of its bytes. */
export interface HashedFile {
  text: string;
  hash: string;
}

/** A brand of the chain, as the studio may write it. */
export interface StudioLayer {
  id: string;
  /** Why it cannot be written; null where it can. */
  readOnly: string | null;
  /** Ids of the brands that a change of it concerns: itself, unless it is base, and all that extend it. */
  brands: string[];
}

/** A picture of a brand's folder. */
export interface BrandImage {
  /** Name in the `images` folder. */
  name: string;
  hash: string;
  bytes: number;
  /** In px, or in units of an SVG; null for one without. */
  size: { width: number; height: number } | null;
}

/** The pictures of a layer, and the names of originals that are kept beside them. */
export interface LayerImages {
  images: BrandImage[];
  originals: string[];
  /** The parts of originals that are shown, by their names; the others are shown whole. */
  crops: Record<string, Crop>;
}

/** All that the studio needs of a brand. */
export interface BrandBundle {
  id: string;
  /** Base first. */
  layers: StudioLayer[];
  /** Every file but the demo data, by `brands/<id>/<name>`. */
  files: Record<string, HashedFile>;
  /** By id of the layer. */
  pictures: Record<string, LayerImages>;
  /** The schemas of files, as editors use them, by kind. */
  schemas: Record<string, JsonObject>;
  /** The calls of the contract that panels can list. */
  calls: readonly ListCall[];
  /** The portal's own texts by language (BCP 47 tag). */
  portalTexts: Record<string, TextResources>;
}

export const hashOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

function whyReadOnly(root: string, id: string, { folderOf }: BrandFolders): string | null {
  const folder = join(root, id);
  if (folderOf !== undefined && folderOf(id) !== folder) return 'it belongs to the engine';
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return 'its folder may not be written';
  }
}

const schemaOf = (kind: string): JsonObject =>
  JSON.parse(readFileSync(new URL(`schemas/brand/${kind}.schema.json`, projectRoot), 'utf8')) as JsonObject;

/** The files of these brands that the studio edits. */
export function filesOf(folders: BrandFolders, ids: readonly string[]): Record<string, HashedFile> {
  const found = ids.flatMap((id) =>
    [...(folders.texts(id) ?? [])].flatMap(([name, text]): [string, HashedFile][] =>
      kindOf(name) === null ? [] : [[`brands/${id}/${name}`, { text, hash: hashOf(text) }]],
    ),
  );
  return Object.fromEntries(found);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // it has none
    return [];
  }
}

/** What is written by hand may be wrong: `brand images` says so. */
function cropsIn(folder: string): Record<string, Crop> {
  try {
    const crops = Object.entries(readBeside(folder, CROPS)).map(([name, crop]) => [name, cropOf(crop)] as const);
    return Object.fromEntries(crops.filter((entry): entry is readonly [string, Crop] => entry[1] !== null));
  } catch {
    return {};
  }
}

/** The pictures of these brands. @param root folder of all brands on the disk */
export const picturesOf = (folders: BrandFolders, root: string, ids: readonly string[]): Record<string, LayerImages> =>
  Object.fromEntries(
    ids.map((id) => {
      const images = [...folders.images(id)].map(([name, path]): BrandImage => {
        const { bytes, size } = imageFacts(path);
        return { name, hash: hashOf(readFileSync(path)), bytes, size };
      });
      const sources = join(root, id, 'images', SOURCES);
      return [id, { images, originals: namesIn(sources).filter((name) => !name.endsWith('.json')), crops: cropsIn(sources) }];
    }),
  );

/** @param root folder of all brands on the disk */
export function brandBundle({ id, chain, brand }: LoadedBrand, folders: BrandFolders, root: string): BrandBundle {
  const outlines = brandOutlines(folders);
  const codes = brand.languages.supported.flatMap((code) => languageChain(brand.languages, code));
  const tags = [...new Set([...codes.map(htmlLangOf), 'en'])];
  return {
    id,
    layers: chain.map((layer) => ({
      id: layer,
      readOnly: whyReadOnly(root, layer, folders),
      brands: withChildren([layer], outlines).filter((one) => one !== 'base'),
    })),
    files: filesOf(folders, chain),
    pictures: picturesOf(folders, root, chain),
    schemas: Object.fromEntries(layerKinds.map((kind) => [kind, schemaOf(kind)])),
    calls: listCalls(),
    portalTexts: Object.fromEntries(tags.map((tag) => [tag, portalTexts(tag)])),
  };
}
