/** A file of tests, from the project's root, and the project that runs it. */
export interface TestFile {
  project: 'unit' | 'browser';
  file: string;
}

const FIRST = 6;
const FURTHER = 40;

const stemOf = (file: string): string => (file.split('/').at(-1) ?? '').split('.')[0] ?? '';

function nearness(test: string, changed: string): number {
  const path = changed.split('/');
  const parts = test.split('/');
  const differs = parts.findIndex((part, index) => part !== path[index]);
  return (differs < 0 ? parts.length : differs) + (stemOf(test) === stemOf(changed) ? 10 : 0);
}

/** Runs of one project each, those that most likely notice a change of a file first: the same name, then the same folders. */
export function inBatches(tests: readonly TestFile[], changed: string): TestFile[][] {
  const near = [...tests].sort((a, b) => nearness(b.file, changed) - nearness(a.file, changed));
  const batches: TestFile[][] = [];
  for (const size of [FIRST, FURTHER]) {
    for (const project of ['unit', 'browser'] as const) {
      const all = near.filter((test) => test.project === project);
      const part = size === FIRST ? all.slice(0, FIRST) : all.slice(FIRST);
      for (let start = 0; start < part.length; start += size) batches.push(part.slice(start, start + size));
    }
  }
  return batches;
}
