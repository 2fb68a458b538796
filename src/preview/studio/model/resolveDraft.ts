import { type BrandLayer, type BrandLayerFile, mergedOnce, resolveBrand, type ResolvedLayers } from '#engine/brand/brand.ts';
import type { JsonObject } from '#engine/brand/json.ts';
import type { Brand, TextResources } from '#engine/brand/snapshot.ts';
import type { PublishedPanels } from '#engine/records/panels.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { readJsonSource } from '../../../../tools/brand-files/jsonSource.ts';
import type { ListCall } from '../../../../tools/studio/listCalls.ts';
import { publishPanels } from '../../../../tools/brand-files/panels/publishPanels.ts';
import { chainTexts } from '../../../../tools/brand-files/languages/chainTexts.ts';
import type { BrandBundle } from '../../../../tools/studio/brandBundle.ts';
import type { DraftedBrand } from '../../inside/showDraft.ts';
import { type Draft, textOf } from '../draft/draft.ts';

/** A brand with its `brand.json` as the layers have it: the portal's has no market, no parent, and its amounts are chosen. */
export interface StudioBrand extends ResolvedLayers {
  brandFile: JsonObject;
}

const BRAND = 'brand.json';

/** Files as they were read, by path and text: an edit changes one of them, and what is the same object is merged once. */
const read = new Map<string, Map<string, BrandLayerFile | null>>();

/** Texts of a file that stay read: those of the draft and of the disk, and those of the step before. */
const MOST_TEXTS = 4;

/** Null for a text that is no JSON object. */
function readFile(path: string, text: string): BrandLayerFile | null {
  const texts = read.get(path) ?? new Map<string, BrandLayerFile | null>();
  read.set(path, texts);
  let file = texts.get(text);
  if (file === undefined) {
    const { value, placeOf } = readJsonSource(path, text);
    const name = path.split('/').slice(2).join('/');
    file = value === null ? null : { name, path, value, lineOf: (at) => placeOf(at, 'key').line };
  }
  // the last one that was asked for stays longest
  texts.delete(text);
  texts.set(text, file);
  if (texts.size > MOST_TEXTS) texts.delete(texts.keys().next().value!);
  return file;
}

/** The brand of a draft, merged as for publishing. */
export function resolveDraft({ layers }: Pick<BrandBundle, 'layers'>, draft: Draft): StudioBrand {
  const files = [...new Set([...Object.keys(draft.base), ...draft.edits.map(({ file }) => file)])];
  const layerOf = (id: string): BrandLayer => ({
    id,
    files: files
      .filter((file) => file.startsWith(`brands/${id}/`))
      .flatMap((path) => readFile(path, textOf(draft, path) ?? '{}') ?? []),
  });
  const found = layers.map(({ id }) => layerOf(id));
  const own = found.flatMap(({ id, files: all }) =>
    all.filter(({ name }) => name === BRAND).map(({ path, value, lineOf }) => ({ layer: id, file: path, value, lineOf })),
  );
  return { ...resolveBrand(found), brandFile: mergedOnce(BRAND, own).value };
}

const differs = (one: unknown, other: unknown): boolean => one !== other && JSON.stringify(one) !== JSON.stringify(other);

function changedTokens(before: object, after: object): Record<string, string> {
  const old = before as Record<string, string>;
  return Object.fromEntries(Object.entries(after as Record<string, string>).filter(([name, value]) => old[name] !== value));
}

function changedWords(before: TextResources, after: TextResources): TextResources {
  return Object.fromEntries(
    Object.entries(after).flatMap(([namespace, words]) => {
      const changed = Object.entries(words).filter(([key, text]) => before[namespace]?.[key] !== text);
      return changed.length === 0 ? [] : [[namespace, Object.fromEntries(changed)]];
    }),
  );
}

type Texts = ResolvedLayers['texts'];
type Words = TextResources[string];

/** Keys by namespace. */
type Keys = ReadonlyMap<string, ReadonlySet<string>>;

/** The text that a key may be a plural form of, and the key. */
const withBase = (key: string): string[] => [key, key.replace(/_[^_]*$/, '')];

function differingKeys(old: Words = {}, now: Words = {}): string[] {
  if (old === now) return [];
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(now, key));
  return [...gone, ...Object.keys(now).filter((key) => old[key] !== now[key])];
}

/** The texts that an edit has touched in any language. */
function touchedKeys(before: Texts, after: Texts): Keys {
  const touched = new Map<string, Set<string>>();
  for (const tag of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[tag] ?? {}, after[tag] ?? {}];
    for (const namespace of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const keys = differingKeys(old[namespace], now[namespace]).flatMap(withBase);
      if (keys.length > 0) touched.set(namespace, new Set([...(touched.get(namespace) ?? []), ...keys]));
    }
  }
  return touched;
}

const only = (texts: TextResources, touched: Keys): TextResources =>
  Object.fromEntries(
    [...touched].flatMap(([namespace, keys]) => {
      const words = texts[namespace];
      if (words === undefined) return [];
      const found = [...keys].filter((key) => Object.hasOwn(words, key)).map((key) => [key, words[key]!]);
      return [[namespace, Object.fromEntries(found) as Words]];
    }),
  );

/** What the contract says of a call, by its name, as publishing asks for it. */
export function contractOf(calls: readonly ListCall[]): Parameters<typeof publishPanels>[1] {
  const fieldsOf = (schemas: ListCall['row']) => new Map(Object.entries(schemas));
  return (name) => {
    const call = calls.find((one) => one.name === name);
    return call ? { row: fieldsOf(call.row), request: fieldsOf(call.request), totals: fieldsOf(call.totals) } : null;
  };
}

/** The panels as a site publishes them, without those that are not whole yet. */
function draftedPanels(panels: ResolvedLayers['panels'], calls: readonly ListCall[]): PublishedPanels {
  const callOf = contractOf(calls);
  const whole = { member: {}, agent: {}, pages: {} };
  const published = (['member', 'agent', 'pages'] as const).flatMap((centre) =>
    Object.entries(panels[centre] ?? {}).map(([name, panel]) => {
      try {
        return publishPanels({ ...whole, [centre]: { [name]: panel } }, callOf);
      } catch {
        // the check says what it lacks
        return whole;
      }
    }),
  );
  return {
    member: Object.assign({}, ...published.map(({ member }) => member)) as PublishedPanels['member'],
    agent: Object.assign({}, ...published.map(({ agent }) => agent)) as PublishedPanels['agent'],
    pages: Object.assign({}, ...published.map(({ pages }) => pages)) as PublishedPanels['pages'],
  };
}

/**
 * What to show so that a page with one brand shows another. Tokens are those that differ from `loaded`, with which the page has
 * its style sheet.
 */
export function differenceOf(
  { portalTexts, calls }: Pick<BrandBundle, 'portalTexts' | 'calls'>,
  { loaded, shown, next }: Record<'loaded' | 'shown' | 'next', ResolvedLayers>,
): DraftedBrand {
  const before = shown.brand as unknown as Record<string, unknown>;
  const changed = Object.entries(next.brand).filter(([key, value]) => differs(before[key], value));
  const touched = touchedKeys(shown.texts, next.texts);
  const textsOf = ({ brand, texts }: ResolvedLayers, tag: string) => {
    const own = Object.fromEntries(Object.entries(texts).map(([of, words]) => [of, only(words, touched)])) as Texts;
    return chainTexts({ brand, texts: own, textsIn: (of) => only(portalTexts[of] ?? {}, touched) }, tag);
  };
  const tags = touched.size > 0 ? next.brand.languages.supported.map(htmlLangOf) : [];
  const { theme } = next;
  return {
    brand: Object.fromEntries(changed) as Partial<Brand>,
    tokens: {
      both: { ...changedTokens(loaded.theme.shape, theme.shape), ...changedTokens(loaded.theme.type, theme.type) },
      light: changedTokens(loaded.theme.color.light, theme.color.light),
      dark: changedTokens(loaded.theme.color.dark, theme.color.dark),
    },
    texts: Object.fromEntries(tags.map((tag) => [tag, changedWords(textsOf(shown, tag), textsOf(next, tag))])),
    ...(differs(shown.panels, next.panels) && { panels: draftedPanels(next.panels, calls) }),
  };
}
