import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type ChunkGroup, chunkGroups } from './chunkGroups.ts';
import { featureChunks } from './featureChunks.ts';
import { misplacedEntries, type Module, planChunks, splittingGroups } from './plannedChunks.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const groups: ChunkGroup[] = [
  { name: 'page', entries: ['src/ui/Card.tsx'] },
  { name: 'form', entries: ['src/state/ruleForm.ts', 'src/state/captcha.ts'] },
];
const imports: Record<string, string[]> = {
  'src/ui/Card.tsx': ['src/ui/cx.ts'],
  'src/state/ruleForm.ts': ['src/ui/Card.tsx', 'src/state/checks.ts'],
  'src/state/checks.ts': ['node_modules/react-hook-form/index.mjs'],
  'src/features/help/HelpPage.tsx': ['src/ui/Card.tsx', 'src/features/help/Topics.tsx', 'src/ui/Search.tsx'],
  'src/features/help/HelpModal.tsx': ['src/features/help/Topics.tsx'],
  'src/features/help/Topics.tsx': ['src/features/help/Topic.tsx'],
  'src/features/vip/VipPage.tsx': ['src/ui/Search.tsx'],
  'src/ui/Search.tsx': ['src/ui/searchIcon.ts'],
};
const importsOf = (file: string): string[] => imports[file] ?? [];
const known = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])];

/** What the bundler would say of the modules above; `fetched`: files that are also fetched on use. */
const graph =
  (fetched: readonly string[] = []) =>
  (id: string): Module => {
    const file = known.find((name) => pathOf(name) === id) ?? '';
    return {
      importedIds: importsOf(file).map(pathOf),
      importers: known.filter((name) => importsOf(name).includes(file)).map(pathOf),
      dynamicImporters: fetched.includes(file) ? [pathOf('src/app/features.ts')] : [],
    };
  };
const planned = (plan: ReadonlyMap<string, string>) =>
  Object.fromEntries([...plan].map(([id, name]) => [known.find((file) => pathOf(file) === id) ?? id, name]));

test('the entries of the groups are files, each in one group', () => {
  const all = [...chunkGroups, ...featureChunks];
  const named = all.flatMap(({ entries }) => entries);
  expect(named.filter((file) => !existsSync(pathOf(file)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.filter(({ entries }) => entries.length === 0)).toEqual([]);
});

test('a group has its entries and what they import statically; what two import is in the first', () => {
  expect(planned(planChunks(groups, graph()))).toEqual({
    'src/ui/Card.tsx': 'page',
    'src/ui/cx.ts': 'page',
    'src/state/ruleForm.ts': 'form',
    [pathOf('src/state/captcha.ts')]: 'form',
    'src/state/checks.ts': 'form',
    'node_modules/react-hook-form/index.mjs': 'form',
  });
});

test('a group alone leaves what others import, and what only that imports', () => {
  const help = { name: 'help', entries: ['src/features/help/HelpPage.tsx', 'src/features/help/HelpModal.tsx'], alone: true };
  const taken = {
    'src/features/help/HelpPage.tsx': 'help',
    'src/features/help/HelpModal.tsx': 'help',
    'src/features/help/Topics.tsx': 'help',
  };
  const page = { 'src/ui/Card.tsx': 'page', 'src/ui/cx.ts': 'page' };
  const all = [...groups.slice(0, 1), help];
  expect(planned(planChunks(all, graph()))).toEqual({ ...page, ...taken, 'src/features/help/Topic.tsx': 'help' });
  expect(planned(planChunks(all, graph(['src/features/help/Topic.tsx'])))).toEqual({ ...page, ...taken });
});

test('the entry of the page precedes the plan; modules of no group are left to the bundler', () => {
  const [libraries, shell, others] = splittingGroups(groups);
  expect([libraries?.tags, shell?.tags]).toEqual([['$initial'], ['$initial']]);
  const modules = { getModuleInfo: graph() };
  const nameOf = (file: string) => (typeof others?.name === 'function' ? others.name(pathOf(file), modules) : undefined);
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
