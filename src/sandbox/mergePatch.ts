/** Plain JSON, as it stands in brand files, scenarios and stored state. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** True for a plain JSON object, false for arrays, null and scalars. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON merge patch (RFC 7386): objects merge by key, `null` removes a key, anything else replaces.
 * Neither argument is changed. Keys that would reach an object's prototype are left out.
 */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const merged: Record<string, Json> = isJsonObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (forbiddenKeys.has(key)) continue;
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(Object.hasOwn(merged, key) ? merged[key] : undefined, value);
  }
  return merged;
}
