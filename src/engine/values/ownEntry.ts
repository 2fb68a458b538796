/** The entry that data names, or undefined: members of objects, such as `__proto__` and `constructor`, are none. */
export const ownEntry = <Entry>(entries: Readonly<Record<string, Entry>> | undefined, key: string): Entry | undefined =>
  entries !== undefined && Object.hasOwn(entries, key) ? entries[key] : undefined;
