import { addEntries } from './addEntries.ts';
import type { Step } from './step.ts';

/** Version 4 → 5: the agent centre, and the entry of the account menu that opens it for agents. */
export const fromFour: Step = {
  from: 4,
  to: 5,
  apply(drafts) {
    addEntries(drafts.get('menus.json'), { menu: 'avatar', names: ['agentCentre'], after: 'bettingRecord' });
    drafts.get('brand.json')?.set(['schemaVersion'], 5);
    return [];
  },
};
