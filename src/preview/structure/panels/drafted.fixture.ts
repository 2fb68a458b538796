import { changed, type Draft, type ReadFile, startDraft, textOf } from '#preview/studio/draft/draft.ts';
import { applyEdit, type Edit } from '#preview/studio/draft/edits.ts';
import { resolveDraft } from '#preview/studio/model/resolveDraft.ts';
import { diskFolders } from '../../../../tools/brand-files/brandFolders.ts';
import { checkBrands } from '../../../../tools/brand-files/checkBrands.ts';
import { formatFindings } from '../../../../tools/brand-files/finding.ts';
import { shippedNames } from '../../../../tools/brand-files/findingsAfter.fixture.ts';
import { loadBrand } from '../../../../tools/brand-files/loadBrand.ts';
import { portalTexts } from '../../../../tools/site/publish/siteTexts.ts';
import { type BrandBundle, brandBundle } from '../../../../tools/studio/brandBundle.ts';
import { draftFolders } from '../../../../tools/studio/draftFolders.ts';
import { layeringOf } from '../model/layering.ts';

const folders = diskFolders();
const texts = portalTexts('en');
const names = {
  ...shippedNames,
  text: Object.entries(texts).flatMap(([namespace, words]) => Object.keys(words).map((key) => `${namespace}:${key}`)),
};
const bundles = new Map<string, BrandBundle>();

/** A shipped brand as the studio reads it. */
export function bundleOf(id: string): BrandBundle {
  const bundle = bundles.get(id) ?? brandBundle(loadBrand(id), folders, 'brands');
  bundles.set(id, bundle);
  return bundle;
}

export const labelOf = (name: string): string | null => (texts['records']?.[name] === undefined ? `Word of ${name}` : null);
export const layers = (bundle: BrandBundle, draft: Draft) => layeringOf(bundle, draft, bundle.id, resolveDraft(bundle, draft));
export const after = (draft: Draft, edits: readonly Edit[], gesture: string): Draft =>
  edits.reduce((next, edit) => changed(next, edit, gesture), draft);

/** What the check finds, but for words in the script of another language: they wait for their translation. */
export function findingsOf(draft: Draft, id: string): string {
  const files = new Set([...Object.keys(draft.base), ...draft.edits.map(({ file }) => file)]);
  const drafted = new Map([...files].map((file) => [file, textOf(draft, file) ?? '']));
  const found = checkBrands([id], names, { folders: draftFolders(folders, drafted) });
  return formatFindings(found.filter(({ rule }) => !['text-script', 'text-language'].includes(rule)));
}

/** The files with these edits, as if they were saved: a long list of edits is slow. */
export function applied(draft: Draft, edits: readonly Edit[]): Draft {
  const base: Record<string, ReadFile> = { ...draft.base };
  for (const edit of edits) {
    const text = applyEdit(base[edit.file]?.text ?? '{}', edit);
    base[edit.file] = { text, hash: text };
  }
  return startDraft(base);
}
