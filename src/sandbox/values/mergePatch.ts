import { ownEntry } from '#engine/values/ownEntry.ts';
/** A change of JSON data: keys merge at every depth, `null` removes a key, anything else replaces. */
export type Patch = Readonly<Record<string, unknown>>;

export function isPatch(value: unknown): value is Patch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Applies a JSON merge patch (RFC 7386). Changes neither argument and drops keys that would change a prototype. Typed as the
 * target: the patch must keep its shape.
 */
export function mergePatch<T extends object>(target: T, patch: Patch): T {
  if (Object.keys(patch).length === 0) return target;
  const merged: Record<string, unknown> = { ...(target as Patch) };
  for (const [key, value] of Object.entries(patch)) {
    if (forbiddenKeys.has(key)) continue;
    const old = ownEntry(merged, key);
    if (value === null) delete merged[key];
    else merged[key] = isPatch(value) ? mergePatch(isPatch(old) ? old : {}, value) : value;
  }
  return merged as T;
}
