import { expect, test } from 'vitest';
import { conflictsOf, followed, keepBoth, takeTheirs } from './conflicts.ts';
import { changed, changedFiles, startDraft, textOf, undone } from './draft.ts';
import { diffRows } from './lines.ts';

const FILE = 'brands/a/theme.json';
const OTHER = 'brands/a/menus.json';
const text = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
const base = {
  [FILE]: { text: text({ shape: { a: '1px', b: '2px' } }), hash: 'old' },
  [OTHER]: { text: text({ side: {} }), hash: 'other' },
};
const draft = changed(startDraft(base), { file: FILE, at: '/shape/a', value: '9px' });

test('a change elsewhere in a file leaves both to keep, and takes nothing back by itself', () => {
  const now = { ...base, [FILE]: { text: text({ shape: { a: '1px', b: '3px' } }), hash: 'new' } };
  const [conflict, ...others] = conflictsOf(draft, now);
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({ file: FILE, both: [], fault: null });
  const kept = keepBoth(draft, conflict!);
  expect(textOf(kept, FILE)).toBe(text({ shape: { a: '9px', b: '3px' } }));
  expect(conflictsOf(kept, now)).toEqual([]);
  const theirs = takeTheirs(draft, conflict!);
  expect([textOf(theirs, FILE), changedFiles(theirs)]).toEqual([now[FILE].text, []]);
  expect(textOf(undone(theirs), FILE)).toBe(textOf(kept, FILE));
});

test('a value that both changed is named; a syntax error is told with its line', () => {
  const both = { ...base, [FILE]: { text: text({ shape: { a: '5px', b: '2px' } }), hash: 'new' } };
  expect(conflictsOf(draft, both)[0]?.both).toEqual(draft.edits);
  const broken = { ...base, [FILE]: { text: '{\n  "shape": {,\n}\n', hash: 'new' } };
  expect(conflictsOf(draft, broken)[0]?.fault).toMatch(/^line 2: expected a value/);
});

test('a file without edits is followed, one in conflict waits', () => {
  const now = {
    [FILE]: { text: text({ shape: {} }), hash: 'new' },
    [OTHER]: { text: text({ side: { order: [] } }), hash: 'newer' },
  };
  const conflicts = conflictsOf(draft, now);
  const next = followed(draft, now, conflicts);
  expect([next.base[OTHER], next.base[FILE]]).toEqual([now[OTHER], base[FILE]]);
  expect(followed(draft, now, []).base).toEqual(now);
});

test('rows are the changed lines with their surroundings', () => {
  const lines = (middle: string) => ['a', 'b', 'c', 'd', middle, 'f', 'g', 'h', 'i', ''].join('\n');
  expect(diffRows(lines('e'), lines('E'), 1)).toEqual([
    { kind: 'gap', count: 3 },
    { kind: 'same', text: 'd', before: 4, after: 4 },
    { kind: 'removed', text: 'e', before: 5, after: null },
    { kind: 'added', text: 'E', before: null, after: 5 },
    { kind: 'same', text: 'f', before: 6, after: 6 },
    { kind: 'gap', count: 3 },
  ]);
  expect(diffRows(null, 'a\n')).toEqual([{ kind: 'added', text: 'a', before: null, after: 1 }]);
});
