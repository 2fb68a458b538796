import type { JsonDraft } from './jsonDraft.ts';

/** Entries that base has gained, which a brand that orders the menu itself would miss. */
export interface NewEntries {
  menu: string;
  names: readonly string[];
  /** The entry that they follow; without it, or where a brand lacks it, they come first. */
  after?: string;
}

/** Adds the entries to the order of a brand's own menu, where it has one that lacks them; not those that the brand removes. */
export function addEntries(menus: JsonDraft | undefined, { menu, names, after }: NewEntries): void {
  const order = menus?.get([menu, 'order']);
  if (!menus || !Array.isArray(order)) return;
  const missing = names.filter((name) => !order.includes(name) && menus.get([menu, 'entries', name]) !== null);
  if (missing.length === 0) return;
  const at = after === undefined ? 0 : order.indexOf(after) + 1;
  menus.set([menu, 'order'], order.toSpliced(at, 0, ...missing));
}
