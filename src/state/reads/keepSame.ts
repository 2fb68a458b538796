/** Replies are plain JSON: equal text is equal data. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `next` with those parts of `known` that it repeats, so that nothing that shows them renders again. */
export function keepSame<Parts extends object>(known: Parts, next: Parts): Parts {
  const before = new Map<string, unknown>(Object.entries(known));
  const parts = Object.entries(next).map(([name, part]) => [name, same(before.get(name), part) ? before.get(name) : part]);
  return Object.fromEntries(parts) as Parts;
}
