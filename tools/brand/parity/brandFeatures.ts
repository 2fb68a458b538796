import type { ResolvedBrand } from '#contract/types.ts';
import { layerValues, valueAt } from '../explain/layerValues.ts';
import { flagStates } from '../explain/flagStates.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { type LoadedBrand, loadBrand } from '../../brand-files/loadBrand.ts';
import { definedWords, usedWords } from '../../brand-files/words/brandWords.ts';

/** Feature kinds in the order of the table. */
export const kinds = [
  'setting',
  'flag',
  'language',
  'word',
  'page',
  'content',
  'section',
  'menu',
  'modal',
  'panel',
  'action',
  'link',
  'field',
] as const;

export type Kind = (typeof kinds)[number];

/** Features of one brand by kind: name to state (`on`, `default`, `3rd`); absent ones are not listed. */
export type Features = Readonly<Record<Kind, ReadonlyMap<string, string>>>;

const yes = 'yes';

/** Entries of menus that are listed in their order, `side/home`. */
function* entriesOf(brand: ResolvedBrand) {
  for (const [menu, { order, entries }] of Object.entries(brand.menus)) {
    for (const name of order) {
      const entry = entries[name];
      if (entry) yield { name: `${menu}/${name}`, entry };
    }
  }
}

const targetsOf = (brand: ResolvedBrand, kind: 'modal' | 'panel' | 'action' | 'link') =>
  new Map([...entriesOf(brand)].flatMap(({ entry }) => (entry[kind] === undefined ? [] : [[entry[kind], yes] as const])));

/** Field rules of the sandbox's platform; disabled fields are absent. */
function fieldsOf({ brand, sandbox }: LoadedBrand): Map<string, string> {
  const settings = sandbox['platform']?.['settings'] as unknown as
    | { fields?: Record<string, { enabled?: boolean; required?: boolean }> }
    | undefined;
  const rules = settings?.fields ?? {};
  return new Map(
    brand.registerForm.order.flatMap((name) => {
      const rule = rules[name];
      if (rule?.enabled !== true) return [];
      return [[name, rule.required === true ? 'required' : yes] as const];
    }),
  );
}

/** Single choices that players notice everywhere. The code of a currency is for the tools alone. */
function settingsOf({ brand, market }: LoadedBrand, code: unknown): Map<string, string> {
  const { symbol, position = 'before', decimals = 2 } = brand.currency;
  const currency = [code, symbol, position, `${decimals} decimals`].filter((part) => typeof part === 'string').join(' ');
  return new Map([
    ['audience', brand.audience],
    ...(market === null ? [] : ([['market', market]] as const)),
    ['currency', currency],
    ['theme', brand.theme.default],
  ]);
}

/** The brand's own words that its files use, each with its languages where some lack it. */
function wordsOf(loaded: LoadedBrand): Map<string, string> {
  const used = usedWords(loaded);
  const count = Object.keys(loaded.texts).length;
  return new Map(
    [...definedWords(loaded)].flatMap(([word, languages]) =>
      used.has(word) ? [[word, languages.length === count ? yes : languages.join(' ')] as const] : [],
    ),
  );
}

/**
 * A brand's features: its flags as its sandbox and regulator lists decide them, and the slots that its files use.
 * @throws BrandFilesError when the brand fails `check`
 */
export function brandFeatures(id: string, folders: BrandFolders): Features {
  const loaded = loadBrand(id, { folders });
  const { brand } = loaded;
  const values = layerValues(id, folders);
  const flags = flagStates(values);
  const aliases = new Map(Object.entries(brand.flags).map(([alias, { modId }]) => [modId, alias]));
  const on = flags.entries().filter((flag) => flag.on);
  return {
    setting: settingsOf(loaded, valueAt(values.merged.get('brand.json')?.value, '/currency/code')),
    flag: new Map(
      on.map(({ modId, reason }) => {
        const alias = aliases.get(modId);
        const name = alias === undefined || alias === modId ? modId : `${modId} (${alias})`;
        return [name, reason === 'required' ? 'required' : yes];
      }),
    ),
    language: new Map(brand.languages.supported.map((code) => [code, code === brand.languages.default ? 'default' : yes])),
    word: wordsOf(loaded),
    page: new Map(Object.entries(brand.layout.routes).map(([route, { page }]) => [route, page === route ? yes : page])),
    content: new Map(Object.keys(brand.layout.content).map((name) => [name, yes])),
    section: new Map(brand.layout.home.order.map((name, index) => [name, `${index + 1}.`])),
    menu: new Map([...entriesOf(brand)].map(({ name }) => [name, yes])),
    modal: targetsOf(brand, 'modal'),
    panel: targetsOf(brand, 'panel'),
    action: targetsOf(brand, 'action'),
    link: targetsOf(brand, 'link'),
    field: fieldsOf(loaded),
  };
}
