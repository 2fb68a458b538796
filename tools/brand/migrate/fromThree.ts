import type { JsonDraft } from './jsonDraft.ts';
import type { Step } from './step.ts';

interface NewEntries {
  menu: string;
  names: readonly string[];
  /** The entry that they follow; without it, or where a brand lacks it, they come first. */
  after?: string;
}

/** Entries that lead to the member centre. A brand that orders one of these menus itself would miss them. */
const added: readonly NewEntries[] = [
  { menu: 'avatar', names: ['memberCentre', 'accountRecord', 'bettingRecord'] },
  { menu: 'header', names: ['messages', 'withdraw', 'deposit'] },
  { menu: 'bottomBar', names: ['deposit', 'account'], after: 'promotions' },
  { menu: 'support', names: ['messages'], after: 'customerService' },
];

function add(menus: JsonDraft, { menu, names, after }: NewEntries): void {
  const order = menus.get([menu, 'order']);
  if (!Array.isArray(order)) return;
  const missing = names.filter((name) => !order.includes(name));
  if (missing.length === 0) return;
  const at = after === undefined ? 0 : order.indexOf(after) + 1;
  menus.set([menu, 'order'], order.toSpliced(at, 0, ...missing));
}

/** Version 3 → 4: panels of the member centre, and the menu entries that open them. */
export const fromThree: Step = {
  from: 3,
  to: 4,
  apply(drafts) {
    const menus = drafts.get('menus.json');
    if (menus !== undefined) for (const entries of added) add(menus, entries);
    drafts.get('brand.json')?.set(['schemaVersion'], 4);
    return [];
  },
};
