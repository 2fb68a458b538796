import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type ChunkGroup, chunkGroups } from './chunkGroups.ts';
import { misplacedEntries, planChunks, splittingGroups } from './plannedChunks.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const groups: ChunkGroup[] = [
  { name: 'page', entries: ['src/ui/Card.tsx'] },
  { name: 'form', entries: ['src/state/ruleForm.ts', 'src/state/captcha.ts'] },
];
const imports: Record<string, string[]> = {
  'src/ui/Card.tsx': ['src/ui/cx.ts'],
  'src/state/ruleForm.ts': ['src/ui/Card.tsx', 'src/state/checks.ts'],
  'src/state/checks.ts': ['node_modules/react-hook-form/index.mjs'],
};
const importsOf = (id: string) =>
  Object.entries(imports).flatMap(([file, found]) => (pathOf(file) === id ? found.map(pathOf) : []));

test('the entries of the groups are files, each in one group', () => {
  const named = chunkGroups.flatMap(({ entries }) => entries);
  expect(named.filter((file) => !existsSync(pathOf(file)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(new Set(chunkGroups.map(({ name }) => name)).size).toBe(chunkGroups.length);
  expect(chunkGroups.filter(({ entries }) => entries.length === 0)).toEqual([]);
});

test('a group has its entries and what they import statically; what two import is in the first', () => {
  expect(Object.fromEntries(planChunks(groups, importsOf))).toEqual({
    [pathOf('src/ui/Card.tsx')]: 'page',
    [pathOf('src/ui/cx.ts')]: 'page',
    [pathOf('src/state/ruleForm.ts')]: 'form',
    [pathOf('src/state/captcha.ts')]: 'form',
    [pathOf('src/state/checks.ts')]: 'form',
    [pathOf('node_modules/react-hook-form/index.mjs')]: 'form',
  });
});

test('the entry of the page precedes the plan; modules of no group are left to the bundler', () => {
  const [libraries, shell, planned] = splittingGroups(groups);
  expect([libraries?.tags, shell?.tags]).toEqual([['$initial'], ['$initial']]);
  const modules = { getModuleInfo: (id: string) => ({ importedIds: importsOf(id) }) };
  const nameOf = (file: string) => (typeof planned?.name === 'function' ? planned.name(pathOf(file), modules) : undefined);
  expect(nameOf('src/state/checks.ts')).toBe('form');
  expect(nameOf('src/features/home/HomePage.tsx')).toBeNull();
});

test('an entry that is not in the chunk of its group is reported', () => {
  const chunks = new Map([
    ['form', [pathOf('src/state/ruleForm.ts')]],
    ['shell', [pathOf('src/ui/Card.tsx'), pathOf('src/state/captcha.ts')]],
  ]);
  expect(misplacedEntries(groups, chunks)).toEqual(['page: src/ui/Card.tsx', 'form: src/state/captcha.ts']);
});
