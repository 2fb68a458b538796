import type { JSONPath } from 'jsonc-parser';
import type { Step } from './step.ts';

/** Keys of themes that no part of the portal reads. */
const unread: readonly JSONPath[] = [
  ['shape', 'radius-pick'],
  ['shape', 'motif-opacity'],
  ...['light', 'dark'].flatMap((theme) => ['bg-deep', 'knob'].map((token) => ['color', theme, token])),
];

/** Version 5 → 6: without theme keys and an alias of a flag that decided nothing. */
export const fromFive: Step = {
  from: 5,
  to: 6,
  apply(drafts) {
    const theme = drafts.get('theme.json');
    for (const path of unread) if (theme?.get(path) !== undefined) theme.remove(path);
    const flags = drafts.get('flags.json');
    if (flags?.get(['logoutAll']) !== undefined) flags.remove(['logoutAll']);
    drafts.get('brand.json')?.set(['schemaVersion'], 6);
    return [];
  },
};
