import { isJsonObject, type JsonObject } from '#engine/brand/json.ts';
import { type ImageType, imageTypes } from '../../../../tools/brand-files/pictures/pictureType.ts';
import { type IconName, iconNames } from '#ui/icon/iconNames.ts';
import { conditionKeys } from './conditionKeys.ts';
import { plainSchema, schemaAt, takesNull, typesOf } from './schema.ts';

/** How a value is edited. */
export type Control =
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'number'; minimum: number | undefined; maximum: number | undefined; isWhole: boolean }
  | { kind: 'length'; units: readonly string[] }
  | { kind: 'colour' }
  | { kind: 'icon'; icons: readonly IconName[] }
  | { kind: 'picture'; types: readonly ImageType[] }
  | { kind: 'text'; pattern: string | undefined }
  | { kind: 'condition' }
  | { kind: 'any'; kinds: readonly AnyKind[] }
  | ListControl;

export type Option = string | number;

/** What a value of no one type can be; `json` is typed as such. */
export type AnyKind = 'text' | 'number' | 'switch' | 'json';

/** A list of texts or whole numbers, each of them once. */
export interface ListControl {
  kind: 'list';
  /** All that there are; null where others can be typed. */
  options: readonly string[] | null;
  /** What an item that is typed must match. */
  pattern: string | undefined;
  isNumbers: boolean;
  /** Fewest items. */
  least: number;
}

export interface Field {
  control: Control;
  /** What the schema says of the value. */
  description: string;
  /** Whether `null` can take away what a layer below has. */
  canRemove: boolean;
}

const UNITS = ['px', 'rem', 'em', '%'] as const;

const words = /^\^\(\?:([a-z]+(?:\|[a-z]+)+)\)\$$/;

function listOf(root: JsonObject, { items, minItems }: JsonObject): ListControl | null {
  const item = isJsonObject(items) ? plainSchema(root, items) : {};
  const { enum: choices, pattern } = item;
  const [type = Array.isArray(choices) ? 'string' : undefined] = typesOf(item);
  if (type !== 'string' && type !== 'integer') return null;
  return {
    kind: 'list',
    options: Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : null,
    pattern: typeof pattern === 'string' ? pattern : type === 'integer' ? String.raw`^\d+$` : undefined,
    isNumbers: type === 'integer',
    least: typeof minItems === 'number' ? minItems : 0,
  };
}

const ANY: Readonly<Record<string, AnyKind>> = { string: 'text', number: 'number', boolean: 'switch' };

const isCondition = ({ properties }: JsonObject): boolean =>
  isJsonObject(properties) && conditionKeys.every((key) => Object.hasOwn(properties, key));

/** The rule by which the check knows an icon. */
const ICON = 'unknown-icon';

const isOption = (value: unknown): value is Option => typeof value === 'string' || typeof value === 'number';

function controlOf(root: JsonObject, schema: JsonObject): Control | null {
  const types = typesOf(schema).filter((type) => type !== 'null');
  const { enum: choices, anyOf, const: constant } = schema;
  // there is nothing to choose: it is written with what needs it
  if (constant !== undefined) return null;
  if (Array.isArray(choices)) {
    const isIcon = String(schema['$comment']).startsWith(ICON);
    if (isIcon) return { kind: 'icon', icons: iconNames.filter((name) => choices.includes(name)) };
    return { kind: 'choice', options: choices.filter(isOption) };
  }
  if (types.includes('object') || isJsonObject(schema['properties'])) return isCondition(schema) ? { kind: 'condition' } : null;
  if (types.includes('array')) return listOf(root, schema);
  // one value of a condition, or several: its control is that of the whole condition
  if (Array.isArray(anyOf)) return null;
  if (types.length > 1) return { kind: 'any', kinds: types.flatMap((type) => ANY[type] ?? []) };
  if (types.length === 0 && typeof schema['pattern'] !== 'string')
    return { kind: 'any', kinds: ['text', 'number', 'switch', 'json'] };
  return valueControl(types[0] ?? 'string', schema);
}

function valueControl(type: string, { pattern, minimum, maximum }: JsonObject): Control | null {
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'integer' || type === 'number') {
    const limit = (value: unknown) => (typeof value === 'number' ? value : undefined);
    return { kind: 'number', minimum: limit(minimum), maximum: limit(maximum), isWhole: type === 'integer' };
  }
  if (type !== 'string') return null;
  if (typeof pattern !== 'string') return { kind: 'text', pattern: undefined };
  const options = words.exec(pattern)?.[1]?.split('|');
  if (options !== undefined) return { kind: 'choice', options };
  // what a pattern takes is what it is about, so that no key is described twice
  const takes = (text: string): boolean => new RegExp(pattern, 'u').test(text);
  if (takes('#123ABC') && !takes('word')) return { kind: 'colour' };
  const pictures = imageTypes.filter((type) => takes(`picture.${type}`));
  if (pictures.length > 0 && !takes('picture')) return { kind: 'picture', types: pictures };
  const units = UNITS.filter((unit) => takes(`12${unit}`));
  return units.length > 0 && !takes('word') ? { kind: 'length', units } : { kind: 'text', pattern };
}

/** Fields by their schema: thousands of values may have one. */
const fields = new WeakMap<JsonObject, Field | null>();

/**
 * The control of the value at a pointer of a file's schema; null for what has parts with controls of their own (see
 * `partsAt`), for what can have one value only, and for keys that the file does not have.
 */
export function fieldAt(root: JsonObject, at: string): Field | null {
  const schema = schemaAt(root, at);
  if (schema === null) return null;
  const known = fields.get(schema);
  if (known !== undefined) return known;
  const control = controlOf(root, schema);
  const field = control && { control, description: descriptionOf(schema), canRemove: takesNull(schema) };
  fields.set(schema, field);
  return field;
}

export const descriptionOf = (schema: JsonObject | null): string =>
  typeof schema?.['description'] === 'string' ? schema['description'] : '';
