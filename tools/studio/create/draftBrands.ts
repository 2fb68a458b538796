import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { brandTexts } from '../../brand/new/brandTexts.ts';
import { drawingsOf, withBrand } from '../../brand/new/createBrand.ts';
import type { ExistingBrands } from '../../brand/new/existing.ts';
import type { Answers } from '../../brand/new/question.ts';

/** Drafts that are kept: one for each page that makes a brand, with room. */
const MOST = 8;

interface Draft {
  texts: ReadonlyMap<string, string>;
  /** Drawings by their path in the folder, before they are encoded, which takes seconds. */
  pictures: ReadonlyMap<string, string>;
}

/** Brands that are not written yet, as the preview shows them. */
export interface DraftBrands {
  /** The folders on the disk with those of the drafts. */
  folders: BrandFolders;
  ids: () => string[];
  put: (answers: Answers, existing: ExistingBrands) => void;
  drop: (id: string) => void;
  /** The SVG at a path of a draft's page, such as `/images/login-art.webp`; null where the draft has none. */
  picture: (id: string, pathname: string) => string | null;
}

export function createDraftBrands(folders: BrandFolders): DraftBrands {
  const drafts = new Map<string, Draft>();
  // pictures are those of the parent for what reads the disk
  const all = (): BrandFolders => [...drafts].reduce((below, [id, { texts }]) => withBrand(below, id, texts, ''), folders);
  return {
    folders: {
      ...(folders.root === undefined ? {} : { root: folders.root }),
      ids: () => all().ids(),
      texts: (id) => all().texts(id),
      brandFile: (id) => drafts.get(id)?.texts.get('brand.json') ?? folders.brandFile?.(id) ?? null,
      images: (id) => all().images(id),
      media: (id, file) => all().media(id, file),
      others: (id) => all().others(id),
      strays: () => folders.strays(),
    },
    ids: () => [...drafts.keys()],
    put(answers, existing) {
      drafts.delete(answers.id);
      drafts.set(answers.id, {
        texts: brandTexts(answers, existing.parent(answers.extends)),
        pictures: new Map(drawingsOf(answers).map(({ path, svg }) => [path, svg])),
      });
      for (const id of [...drafts.keys()].slice(0, -MOST)) drafts.delete(id);
    },
    drop: (id) => void drafts.delete(id),
    picture(id, pathname) {
      const path = pathname.replace(/^\/media\//, '/sandbox/media/').slice(1);
      return drafts.get(id)?.pictures.get(path) ?? null;
    },
  };
}
