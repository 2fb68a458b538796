import { ownNamespaces } from '../../src/engine/constants.ts';
import { type Json, type JsonObject, isJsonObject } from '../../src/engine/brand/json.ts';
import type { TextResources } from '../../src/engine/brand/snapshot.ts';
import { pluralFormOf } from '../brand-files/languages/pluralForms.ts';

/** Texts by namespace and key. */
type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Keys in the order of the source texts, each plural form behind its text, and what the source lacks at the end. */
function ordered(
  texts: JsonObject,
  source: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
): JsonObject {
  const places = new Map(Object.keys(source).map((key, index) => [key, index]));
  const placeOf = (key: string): number => places.get(pluralFormOf(key, english)?.base ?? key) ?? places.size;
  // sorting is stable: forms stay in their order, as does what has no place
  const keys = Object.keys(texts).sort((a, b) => placeOf(a) - placeOf(b) || Number(!places.has(a)) - Number(!places.has(b)));
  return Object.fromEntries(keys.map((key) => [key, texts[key] as Json]));
}

const written = (value: JsonObject): string => `${JSON.stringify(value, null, 2)}\n`;

interface Order {
  sources: TextResources;
  english: TextResources;
}

/** The file of a namespace of the portal with other texts. */
export function withPortalTexts(file: JsonObject, namespace: string, texts: Texts, { sources, english }: Order): string {
  const merged = { ...file, ...Object.fromEntries(texts.get(namespace) ?? []) };
  return written(ordered(merged, sources[namespace] ?? {}, english[namespace] ?? {}));
}

/** The texts of a brand in a language with other texts: the portal's namespaces by name, then those of the brand alone. */
export function withBrandTexts(file: JsonObject, texts: Texts, { sources, english }: Order): string {
  const { $schema = '../../../schemas/brand/texts.schema.json', ...namespaces } = file;
  const names = [...new Set([...Object.keys(namespaces), ...texts.keys()])].sort(
    (a, b) => ownNamespaces.indexOf(a) - ownNamespaces.indexOf(b) || (a < b ? -1 : 1),
  );
  const merged = names.map((name): [string, Json] => {
    const { [name]: known = {} } = namespaces;
    // a null removes what a parent has
    if (!isJsonObject(known) && !texts.has(name)) return [name, known];
    const own = { ...(isJsonObject(known) ? known : {}), ...Object.fromEntries(texts.get(name) ?? []) };
    return [name, ordered(own, sources[name] ?? {}, english[name] ?? {})];
  });
  return written({ $schema, ...Object.fromEntries(merged) });
}
