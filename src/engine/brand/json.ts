export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys that would change an object's prototype; never merged (T5). */
const prototypeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export function isPrototypeKey(key: string): boolean {
  return prototypeKeys.includes(key);
}

/** Appends one token to a JSON pointer (RFC 6901). */
export function pointerTo(parent: string, key: string | number): string {
  const text = String(key);
  // hardly any key has one, and a brand has ten thousands of keys
  const token = text.includes('~') || text.includes('/') ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
  return `${parent}/${token}`;
}

/** The keys of a JSON pointer, outermost first. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
