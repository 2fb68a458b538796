import type { Step } from './step.ts';

const OLD = 'forceLightOnMount';

/** Version 6 → 7: a theme that is light on each load has `keepChoice` false; which one it is then stands in `default`. */
export const fromSix: Step = {
  from: 6,
  to: 7,
  apply(drafts) {
    const theme = drafts.get('theme.json');
    const force = theme?.get([OLD]);
    if (theme !== undefined && force !== undefined) {
      theme.set(['keepChoice'], typeof force === 'boolean' ? !force : force, OLD);
      theme.remove([OLD]);
    }
    drafts.get('brand.json')?.set(['schemaVersion'], 7);
    return [];
  },
};
