import type { Panels, ResolvedBrand, Theme } from '#contract/types.ts';
import { amountNames, amountsOf } from './amounts.ts';
import { type Json, type JsonObject, isJsonObject } from './json.ts';
import { type Merged, type MergeLayer, type Origin, type Removal, mergeLayers } from './mergeLayers.ts';
import { removalOf, withoutRemoved } from './withoutRemoved.ts';

/** A file of a brand folder: its name there (`menus.json`, `texts/pt.json`, `sandbox/users.json`) and its parsed content. */
export interface BrandLayerFile {
  name: string;
  /** Path from the project's root, for messages. */
  path: string;
  value: JsonObject;
  /** Line (from 1) of the value at a JSON pointer. */
  lineOf: (pointer: string) => number;
}

/** One brand of the chain base < … < brand. */
export interface BrandLayer {
  id: string;
  files: readonly BrandLayerFile[];
}

/** Merged files by name, with the origin of each value. */
export interface Provenance {
  /** Origin of the value at `pointer` of the merged file, or of its nearest parent. Null when no layer has the file. */
  find: (file: string, pointer: string) => Origin | null;
  /** Where a layer removed the value at `pointer`, or what has it, or what it leads to; null for one that is there. */
  removal: (file: string, pointer: string) => Removal | null;
  /** Every leaf, as `file#pointer`: of one file, or of all. */
  leaves: (file?: string) => IterableIterator<[string, Origin]>;
}

export interface ResolvedLayers {
  /** Not validated here; the reader of the folders does that (`tools/brand-files`). */
  brand: ResolvedBrand;
  /** `market` of brand.json, which only tools read: no page has it. Null without one. */
  market: string | null;
  theme: Theme;
  panels: Panels;
  /** Overriding texts by language file name (`pt`, `zh-CN`), namespace, key. */
  texts: Readonly<Record<string, Record<string, Record<string, string>>>>;
  /** Merged sandbox data by file name without `.json`. */
  sandbox: Readonly<Record<string, JsonObject>>;
  provenance: Provenance;
  /** Keys left out because they would change a prototype. */
  refused: readonly (Origin & { pointer: string })[];
}

/** Files of a brand folder that have a fixed name. */
export const brandFileNames = [
  'brand.json',
  'theme.json',
  'layout.json',
  'menus.json',
  'flags.json',
  'register-form.json',
  'panels.json',
  'mappings.json',
] as const;

/**
 * Merges a chain of brand folders, the ancestor first. Pure and total: the caller reads folders, finds positions and validates.
 */
export function resolveBrand(layers: readonly BrandLayer[]): ResolvedLayers {
  const whole = new Map<string, Merged>();
  const names = new Set<string>([...brandFileNames, ...layers.flatMap((layer) => layer.files.map((file) => file.name))]);
  for (const name of names) {
    const found = layers.flatMap((layer) =>
      layer.files
        .filter((file) => file.name === name)
        .map(({ path, value, lineOf }) => ({ layer: layer.id, file: path, value, lineOf })),
    );
    whole.set(name, mergedOnce(name, found));
  }
  const chain = layers.map(({ id }) => id);
  const merged = withoutRemoved(whole, chain);
  const read = (name: string): JsonObject => contentOf(merged.get(name)?.value ?? NOTHING);
  const inFolder = (folder: string) =>
    Object.freeze(
      Object.fromEntries(
        [...names]
          .filter((name) => name.startsWith(`${folder}/`))
          .map((name) => [name.slice(folder.length + 1, -'.json'.length), read(name)]),
      ),
    );
  const theme = read('theme.json');
  return {
    brand: composed(read, theme, brandFilesOf(layers)),
    market: textOf(read('brand.json')['market']),
    theme: theme as unknown as Theme,
    panels: read('panels.json') as unknown as Panels,
    texts: inFolder('texts') as ResolvedLayers['texts'],
    sandbox: inFolder('sandbox'),
    provenance: provenanceOf(merged, chain),
    refused: [...merged.values()].flatMap((file) => file.refused),
  };
}

const NOTHING: JsonObject = Object.freeze({});

const contents = new WeakMap<JsonObject, JsonObject>();

/** A file without the address of its schema; the same object as long as its value is. */
function contentOf(value: JsonObject): JsonObject {
  let content = contents.get(value);
  if (content === undefined) {
    const { $schema: _schema, ...rest } = value;
    content = Object.freeze(rest);
    contents.set(value, content);
  }
  return content;
}

/** What follows a chain of values: the file that they were merged to, and the longer chains. */
interface Chain {
  made?: { name: string; layers: readonly MergeLayer[]; merged: Merged };
  longer: WeakMap<JsonObject, Chain>;
}
const chains: Chain = { longer: new WeakMap() };

/** A file that no layer has. */
const MISSING = mergeLayers([], { name: '' });

/** The merged layers of a file. A thousand brands share the files that none of them changes; those are merged once. */
export function mergedOnce(name: string, layers: readonly MergeLayer[]): Merged {
  if (layers.length === 0) return MISSING;
  let chain = chains;
  for (const { value } of layers) {
    const next = chain.longer.get(value) ?? { longer: new WeakMap() };
    chain.longer.set(value, next);
    chain = next;
  }
  const { made } = chain;
  const isSame = ({ layer, file }: MergeLayer, at: number) => made?.layers[at]?.layer === layer && made.layers[at].file === file;
  if (made?.name === name && layers.every(isSame)) return made.merged;
  const merged = mergeLayers(layers, { name, orphanNull: name.startsWith('sandbox/') ? 'keep' : 'drop' });
  chain.made = { name, layers, merged };
  return merged;
}

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** The brand as the portal reads it: brand.json with the other files under their keys. */
function composed(read: (name: string) => JsonObject, theme: JsonObject, layers: readonly JsonObject[]): ResolvedBrand {
  const { extends: _extends, market: _market, usualAmounts: _usual, ...own } = read('brand.json');
  const mappings = read('mappings.json');
  const parts = {
    ...own,
    ...inMoney(own, layers),
    theme: Object.freeze({ default: theme['default'], keepChoice: theme['keepChoice'] }),
    layout: read('layout.json'),
    menus: read('menus.json'),
    flags: read('flags.json'),
    registerForm: read('register-form.json'),
    // absent without one, as its presence loads code
    ...(Object.keys(mappings).length > 0 && { mappings }),
  };
  return Object.freeze(parts) as unknown as ResolvedBrand;
}

const latest = new WeakMap<Merged, ReadonlyMap<string, Origin>>();

const brandFilesOf = (layers: readonly BrandLayer[]): JsonObject[] =>
  layers.flatMap(({ files }) => files.filter(({ name }) => name === 'brand.json').map(({ value }) => value));

/** The currency without its code, which only chooses amounts, and `constants` with the amounts in it. */
function inMoney({ currency, constants }: JsonObject, layers: readonly JsonObject[]): JsonObject {
  if (!isJsonObject(currency) || !isJsonObject(constants)) return {};
  const { code: _code, ...written } = currency;
  const { byName } = amountsOf(layers);
  const amounts = Object.fromEntries(amountNames.map((name) => [name, byName[name].amount]));
  return { currency: Object.freeze(written), constants: Object.freeze({ ...constants, ...amounts }) };
}

function provenanceOf(merged: ReadonlyMap<string, Merged>, chain: readonly string[]): Provenance {
  const latestIn = (file: Merged): ReadonlyMap<string, Origin> => {
    const known = latest.get(file) ?? latestWithin(file.provenance, chain);
    latest.set(file, known);
    return known;
  };
  return {
    find(file, pointer) {
      const found = merged.get(file);
      if (!found) return null;
      for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
        const origin = found.provenance.get(at) ?? originOf(found.removed.get(at)) ?? latestIn(found).get(at);
        if (origin) return origin;
        if (at === '') return null;
      }
    },
    removal: (file, pointer) => removalOf(merged, { file, pointer }),
    *leaves(only) {
      for (const [file, { provenance }] of merged) {
        if (only !== undefined && only !== file) continue;
        for (const [pointer, origin] of provenance) yield [`${file}#${pointer}`, origin];
      }
    },
  };
}

const originOf = (removal: Removal | undefined): Origin | undefined =>
  removal && { layer: removal.layer, file: removal.file, line: removal.line };

/** Objects have no origin of their own: each takes that of its first leaf from the latest layer. By JSON pointer. */
function latestWithin(provenance: ReadonlyMap<string, Origin>, chain: readonly string[]): Map<string, Origin> {
  const found = new Map<string, Origin>();
  const depths = new Map(chain.map((layer, depth) => [layer, depth]));
  const depthOf = ({ layer }: Origin): number => depths.get(layer) ?? -1;
  for (const [pointer, origin] of provenance) {
    for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
      const at = pointer.slice(0, end);
      const known = found.get(at);
      if (known === undefined || depthOf(origin) > depthOf(known)) found.set(at, origin);
      if (end === 0) break;
    }
  }
  return found;
}
