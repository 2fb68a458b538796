/** The entry that a client named, or undefined: `__proto__` and `constructor` name none. */
export const ownEntry = <Entry>(entries: Readonly<Record<string, Entry>> | undefined, key: string): Entry | undefined =>
  entries !== undefined && Object.hasOwn(entries, key) ? entries[key] : undefined;
