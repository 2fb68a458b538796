/** A change of plain JSON data: keys merge at every depth, `null` removes one, anything else replaces. */
export type Patch = Readonly<Record<string, unknown>>;

/** True for a plain object, false for arrays, null and scalars. */
export function isPatch(value: unknown): value is Patch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The target with a JSON merge patch applied (RFC 7386). Neither argument is changed, and keys that would reach an
 * object's prototype are left out. The type is the target's: whoever writes a patch keeps its shape.
 */
export function mergePatch<T extends object>(target: T, patch: Patch): T {
  if (Object.keys(patch).length === 0) return target;
  const merged: Record<string, unknown> = { ...(target as Patch) };
  for (const [key, value] of Object.entries(patch)) {
    if (forbiddenKeys.has(key)) continue;
    const old = Object.hasOwn(merged, key) ? merged[key] : undefined;
    if (value === null) delete merged[key];
    else merged[key] = isPatch(value) ? mergePatch(isPatch(old) ? old : {}, value) : value;
  }
  return merged as T;
}
