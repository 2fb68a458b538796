import type { MappedCall, MappedHeader, MappedValue, Mappings } from '#contract/types.ts';
import { pointerTo } from '#engine/brand/json.ts';
import { nearMatches } from '#engine/brand/nearMatch.ts';
import { parametersOf } from '#engine/mapping/mapPlaces.ts';
import type { Endpoint } from '#platform/endpoints/endpoints.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { ownerOfProxied, pathsOf } from '../checks/takenPath.ts';
import { didYouMean, shown } from '../finding.ts';
import { type ContractPart, contractPart, isObject, isRequired, property, propertyNames } from './contractPart.ts';

const file = 'mappings.json';

/** A property of a request, where the platform has it. */
interface Place {
  path: string;
  /** Every request has it. */
  always: boolean;
}

const join = (one: string, other: string): string => (one === '' ? other : `${one}.${other}`);

/** Where the platform has the properties of a request that are no objects. */
function placesOf(rule: MappedValue, value: ContractPart, prefix: string, always: boolean): Place[] {
  const { fields = {} } = rule;
  return (propertyNames(value) ?? Object.keys(fields)).flatMap((name): Place[] => {
    const own = fields[name] ?? {};
    if (own.omit === true) return [];
    const path = own.at === '.' ? prefix : join(prefix, own.at ?? name);
    const part = property(value, name);
    const isAlways = always && (own.default !== undefined || isRequired(value, name));
    return isObject(part) ? placesOf(own, part, path, isAlways) : [{ path, always: isAlways }];
  });
}

/** What the portal sets itself, or no script may set. */
const RESERVED = /^(?:accept|content-.*|host|origin|referer|cookie2?|connection|te|upgrade|via|date|expect|sec-.*|proxy-.*)$/i;

function checkValue(context: CheckContext, pointer: string, { constant, at, from, scheme, values }: MappedHeader): void {
  const tell = (key: string, expected: string, got: string) =>
    say(context, { rule: 'bad-mapping', file, pointer: `${pointer}${key}`, expected, got });
  const given = Object.entries({ constant, at, from }).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  if (given.length !== 1) tell('', 'one of constant, at and from', given.join(' and ') || 'none');
  if (from !== undefined) return;
  if (scheme !== undefined) tell('/scheme', 'from beside scheme', 'no from');
  if (values !== undefined) tell('/values', 'from beside values', 'no from');
}

/** Checks headers of all calls: their values are the same for each, or the portal's own. */
export function checkHeaders(context: CheckContext, { headers = {} }: Mappings): void {
  for (const [name, header] of Object.entries(headers)) {
    const pointer = pointerTo('/headers', name);
    checkName(context, pointer, name);
    checkValue(context, pointer, header);
    if (header.at !== undefined)
      say(context, {
        rule: 'bad-mapping',
        file,
        pointer: `${pointer}/at`,
        expected: 'constant or from: a property belongs to the headers of its call',
        got: 'at',
      });
  }
}

function checkName(context: CheckContext, pointer: string, name: string): void {
  if (RESERVED.test(name))
    say(context, {
      rule: 'bad-mapping',
      file,
      pointer,
      expected: 'a header that neither the browser nor the portal sets',
      got: shown(name),
    });
}

/** Checks the path and the headers of a call against its request. */
export function checkPlaces(context: CheckContext, name: string, call: MappedCall, row: Endpoint): void {
  const at = pointerTo('/calls', name);
  const { path, headers = {}, add = {}, request: rule = {} } = call;
  const tell = (pointer: string, expected: string, got: string, hint: { hint?: string } = {}) =>
    say(context, { rule: 'bad-mapping', file, pointer: at + pointer, expected, got, ...hint });
  const own = row.request === null ? [] : placesOf(rule, contractPart(row.request), '', true);
  const places: Place[] = [...own, ...Object.keys(add).map((one) => ({ path: one, always: true }))];
  const find = (pointer: string, wanted: string, isAlways: boolean): void => {
    const found = places.find((place) => place.path === wanted);
    const hint = didYouMean(
      nearMatches(
        wanted,
        places.map((place) => place.path),
      ),
    );
    if (found === undefined) tell(pointer, 'a property of the request, by its path on the platform', shown(wanted), hint);
    else if (isAlways && !found.always) tell(pointer, 'a property that every request has', shown(wanted));
  };
  if (path !== undefined) {
    const parameters = parametersOf(path);
    if (row.body === 'sealed') tell('/path', 'no path: what is sealed would stand open in it', shown(path));
    else if (parameters.length === 0) tell('/path', 'a parameter in braces, or api.endpoints of brand.json', shown(path));
    // servers take larger bodies at one path
    if (name === 'uploadImage') tell('/path', 'no path: its address is fixed', shown(path));
    for (const wanted of parameters) find('/path', wanted, true);
    const owner = ownerOfProxied(path.replace(/\{.*$/, '*'), pathsOf(context.brand));
    if (owner !== null) tell('/path', 'a path of the platform, such as /wps/…', `${shown(path)}, which belongs to ${owner}`);
  }
  for (const [headerName, header] of Object.entries(headers)) {
    const pointer = pointerTo('/headers', headerName);
    checkName(context, at + pointer, headerName);
    checkValue(context, at + pointer, header);
    if (header.at === undefined) continue;
    if (row.body === 'sealed') tell(`${pointer}/at`, 'no at: what is sealed would stand open in it', shown(header.at));
    else find(`${pointer}/at`, header.at, false);
  }
}
