import { isJsonObject } from '../../src/engine/brand/json.ts';
import { diffBrands } from '../brand/diff/diffBrands.ts';
import { brandFeatures, type Kind } from '../brand/parity/brandFeatures.ts';
import { titles } from '../brand/parity/formatParity.ts';
import { type Parity, parityTable } from '../brand/parity/parityTable.ts';
import type { BrandFolders } from '../brand-files/brandFolders.ts';
import { liveFindings } from '../brand-files/liveFindings.ts';
import { BrandFilesError, listBrands, loadBrand } from '../brand-files/loadBrand.ts';
import { draftFolders } from './draftFolders.ts';
import { askedPictures, isNew } from './pictures/askedPictures.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import { askedFiles } from './requests.ts';

type StudioCall = (body: unknown) => Promise<[status: number, reply: object]>;

/** What `brand parity` prints, with the words for its groups. */
export interface ParityReply extends Parity {
  titles: Readonly<Record<Kind, string>>;
}

/** The folders with a draft that the request brings; a text says what is wrong with it. */
function drafted(folders: BrandFolders, store: PictureStore, body: unknown): BrandFolders | string {
  const pictures = askedPictures(body);
  if (typeof pictures === 'string') return pictures;
  const given = isJsonObject(body) ? body['files'] : undefined;
  const files = Array.isArray(given) && given.length === 0 ? [] : askedFiles(body);
  if (typeof files === 'string') return files;
  const kept = pictures.flatMap((asked): [string, string | null][] => {
    const path = store.latest(asked.file);
    return !isNew(asked) ? [[asked.file, null]] : path === null ? [] : [[asked.file, path]];
  });
  return draftFolders(folders, new Map(files.map(({ file, text }) => [file, text])), new Map(kept));
}

const isId = (of: BrandFolders, id: unknown): id is string => typeof id === 'string' && of.ids().includes(id);

/** The calls that compare and judge brands, a draft included, by path. Files that cannot be compared are an answer with `why`. */
export function compareCalls(folders: BrandFolders, pictures: PictureStore): Record<string, StudioCall> {
  const compared =
    (work: (of: BrandFolders, body: unknown) => object | string): StudioCall =>
    async (body) => {
      const found = drafted(folders, pictures, body);
      if (typeof found === 'string') return [400, { why: found }];
      try {
        const reply = work(found, body);
        return typeof reply === 'string' ? [400, { why: reply }] : [200, reply];
      } catch (cause) {
        if (!(cause instanceof BrandFilesError)) throw cause;
        const [first] = cause.findings;
        return [
          409,
          { why: first ? `${first.file}:${first.line}: expected ${first.expected}, got ${first.got}` : cause.message },
        ];
      }
    };
  return {
    parity: compared((of): ParityReply => ({
      ...parityTable(new Map(listBrands(of).map((id) => [id, brandFeatures(id, of)]))),
      titles,
    })),
    live: compared((of, body) => {
      const { brand } = isJsonObject(body) ? body : {};
      return isId(of, brand) ? { findings: liveFindings(loadBrand(brand, { folders: of })) } : 'Expected a brand.';
    }),
    diff: compared((of, body) => {
      const { a, b } = isJsonObject(body) ? body : {};
      return isId(of, a) && isId(of, b) ? diffBrands(a, b, of) : 'Expected two brands, a and b.';
    }),
  };
}
