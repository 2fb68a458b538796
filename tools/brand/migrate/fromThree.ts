import { addEntries, type NewEntries } from './addEntries.ts';
import type { Step } from './step.ts';

/** Entries that lead to the member centre. */
const added: readonly NewEntries[] = [
  { menu: 'avatar', names: ['memberCentre', 'accountRecord', 'bettingRecord'] },
  { menu: 'header', names: ['messages', 'withdraw', 'deposit'] },
  { menu: 'bottomBar', names: ['deposit', 'account'], after: 'promotions' },
  { menu: 'support', names: ['messages'], after: 'customerService' },
];

/** Version 3 → 4: panels of the member centre, and the menu entries that open them. */
export const fromThree: Step = {
  from: 3,
  to: 4,
  apply(drafts) {
    for (const entries of added) addEntries(drafts.get('menus.json'), entries);
    drafts.get('brand.json')?.set(['schemaVersion'], 4);
    return [];
  },
};
