import type { MappedHeader } from '#contract/types.ts';
import { Digits } from './digits.ts';
import { keysOf, setAt, valueAt } from './mapValue.ts';

type Table = Record<string, unknown>;

/** A request without a value that its path needs, or with one that no path or header holds: it is not sent. */
export class UnplacedValue extends Error {
  override readonly name = 'UnplacedValue';
}

const PARAMETER = /^\{(.+)\}$/;

const parameterOf = (segment: string): string | undefined => PARAMETER.exec(segment)?.[1];

/** The properties of the request that a path has as segments, by their path on the platform. */
export const parametersOf = (path: string): string[] => path.split('/').flatMap((segment) => parameterOf(segment) ?? []);

/** The text of a value; null for none and for an object. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.map((item) => textOf(item) ?? '').join(',');
  if (value === null || value === undefined || (typeof value === 'object' && !(value instanceof Digits))) return null;
  return String(value as string | number | boolean | Digits);
}

/**
 * A path with the values of a request, each one segment.
 * @throws UnplacedValue where one is missing, or would lead to another path
 */
export function fillPath(path: string, request: unknown): string {
  const segments = path.split('/').map((segment) => {
    const at = parameterOf(segment);
    if (at === undefined) return segment;
    const text = textOf(valueAt(request, at));
    // browsers and servers take points for the folders of a path
    if (text === null || /^(?:\.{0,2})$/.test(text)) throw new UnplacedValue(`${path}: no ${at}`);
    return encodeURIComponent(text);
  });
  return segments.join('/');
}

/** The values of a path that was filled, by their path on the platform; null for another path. */
export function readPath(path: string, filled: string): Readonly<Record<string, string>> | null {
  const [wanted, given] = [path.split('/'), filled.split('/')];
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const at = parameterOf(segment);
    const text = given[index] ?? '';
    if (at === undefined ? segment !== text : text === '') return null;
    try {
      if (at !== undefined) values[at] = decodeURIComponent(text);
    } catch {
      return null;
    }
  }
  return values;
}

/** A request without what stands at these paths. */
export function withoutPaths(request: unknown, paths: readonly string[]): unknown {
  if (paths.length === 0) return request;
  const rest = copyOf(request as Table);
  for (const path of paths) {
    const keys = keysOf(path);
    const last = keys.pop() ?? '';
    const holder = keys.length === 0 ? rest : (valueAt(rest, keys.join('.')) as Table | undefined);
    if (holder !== undefined) Reflect.deleteProperty(holder, last);
  }
  return rest;
}

/** A copy of the objects; lists and values are the same. */
function copyOf(table: Table): Table {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => {
      const isTable = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Digits);
      return [key, isTable ? copyOf(value as Table) : value];
    }),
  );
}

/** A request with these values at their paths. */
export function withPaths(request: unknown, values: Readonly<Record<string, string>>): unknown {
  const entries = Object.entries(values);
  if (entries.length === 0) return request;
  const whole = copyOf((request ?? {}) as Table);
  for (const [path, value] of entries) setAt(whole, path, value);
  return whole;
}

type Headers = Readonly<Record<string, MappedHeader>>;

/** Printable ASCII, which every server reads alike. */
const HEADER = /^[!-~](?:[ -~]*[!-~])?$/;

/**
 * The headers of a request that are constant or come from its properties; one that is missing is left out.
 * @throws UnplacedValue for a value that no header holds
 */
export function headersOfRequest(headers: Headers, request: unknown): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([name, { constant, at }]) => {
    const text = constant ?? (at === undefined ? null : textOf(valueAt(request, at)));
    if (text === null || text === '') return [];
    if (!HEADER.test(text)) throw new UnplacedValue(`${name}: ${at ?? ''}`);
    return [[name, text] as const];
  });
  return Object.fromEntries(entries);
}

/** The names of the portal's own headers. */
export type OwnHeaders = Readonly<Record<NonNullable<MappedHeader['from']>, string>>;

const prefixOf = (scheme = ''): string => (scheme === '' ? '' : `${scheme} `);

const BEARER = prefixOf('Bearer');

/** Headers of a request with those of the portal's own that the platform calls otherwise. */
export function renamedHeaders(
  headers: Headers,
  sent: Readonly<Record<string, string>>,
  own: OwnHeaders,
): Record<string, string> {
  const result = { ...sent };
  for (const { from } of Object.values(headers)) if (from !== undefined) delete result[own[from]];
  for (const [name, { from, scheme, values = [] }] of Object.entries(headers)) {
    const value = from === undefined ? undefined : sent[own[from]];
    if (from === undefined || value === undefined) continue;
    const plain = from === 'token' && value.startsWith(BEARER) ? value.slice(BEARER.length) : value;
    result[name] = prefixOf(scheme) + (values.find(({ contract }) => contract === plain)?.foreign ?? plain);
  }
  return result;
}

/** The portal's own headers of a request of the platform: the inverse of `renamedHeaders`. */
export function ownHeadersOf(headers: Headers, get: (name: string) => string | null, own: OwnHeaders): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, { from, scheme, values = [] }] of Object.entries(headers)) {
    const value = get(name);
    if (from === undefined || value?.startsWith(prefixOf(scheme)) !== true) continue;
    const plain = value.slice(prefixOf(scheme).length);
    const text = values.find(({ foreign }) => foreign === plain)?.contract ?? plain;
    found[own[from]] = from === 'token' ? BEARER + text : text;
  }
  return found;
}
