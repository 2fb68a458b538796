import { isJsonObject, type Json, pointerKeys } from '#engine/brand/json.ts';

/** The value at a pointer, whose steps are keys and places in lists. */
export function valueWithin(value: Json | undefined, at: string): Json | undefined {
  let found = value;
  for (const key of pointerKeys(at)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, Json>)[key];
  }
  return found;
}

/** A value with another one at a pointer in it; without it for undefined. */
export function withWithin(value: Json | undefined, at: string, inner: Json | undefined): Json | undefined {
  const [key, ...rest] = pointerKeys(at);
  if (key === undefined) return inner;
  const deeper = at.slice(at.indexOf('/', 1) < 0 ? at.length : at.indexOf('/', 1));
  if (Array.isArray(value)) {
    const next = withWithin(value[Number(key)], deeper, inner);
    return next === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), next);
  }
  const { [key]: before, ...others } = isJsonObject(value) ? value : {};
  const next = withWithin(before, deeper, inner);
  if (next === undefined || (rest.length > 0 && isJsonObject(next) && Object.keys(next).length === 0)) return others;
  return isJsonObject(value) && Object.hasOwn(value, key) ? { ...value, [key]: next } : { ...others, [key]: next };
}
