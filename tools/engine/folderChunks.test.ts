import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type ChunkGroup, chunkGroups } from './chunkGroups.ts';
import { emptyParts, splittingGroups } from './folderChunks.ts';

const pathOf = (folder: string) => fileURLToPath(new URL(`../../src/${folder}`, import.meta.url));
const groups: ChunkGroup[] = [
  { name: 'form', folders: ['state/forms', 'ui/form'], packages: ['@hookform/resolvers'] },
  { name: 'page', folders: ['ui/content'] },
];

test('a chunk group lists folders, not files', () => {
  const named = chunkGroups.flatMap(({ folders }) => folders);
  expect(named.filter((folder) => !existsSync(pathOf(folder)) || !statSync(pathOf(folder)).isDirectory())).toEqual([]);
  expect(new Set(named).size, 'a folder is in one group').toBe(named.length);
});

test('every folder of a chunk group contains files itself', () => {
  const named = chunkGroups.flatMap(({ folders }) => folders);
  const holdsFiles = (folder: string) => readdirSync(pathOf(folder), { withFileTypes: true }).some((entry) => entry.isFile());
  expect(named.filter((folder) => !holdsFiles(folder))).toEqual([]);
});

test('a group contains the files directly in its folders, and its packages entirely', () => {
  const form = splittingGroups(groups).find(({ name }) => name === 'form');
  const takes = (id: string) => form?.test?.test(id);
  expect(takes('/project/src/state/forms/ruleForm.ts')).toBe(true);
  expect(takes('/project/src/ui/form/TextField.module.css')).toBe(true);
  expect(takes('/project/node_modules/@hookform/resolvers/dist/resolvers.mjs')).toBe(true);
  expect(takes('/project/src/ui/form/phone/Phone.tsx')).toBe(false);
  expect(takes('/project/src/ui/formats/date.ts')).toBe(false);
  expect(takes('/project/node_modules/@hookform/other/index.js')).toBe(false);
});

test('a folder or package without a module in its chunk is reported', () => {
  const chunks = new Map([
    ['form', ['/project/src/state/forms/ruleForm.ts', '/project/node_modules/@hookform/resolvers/index.js']],
    ['shell', ['/project/src/ui/form/TextField.tsx']],
  ]);
  expect(emptyParts(groups, chunks)).toEqual(['form: src/ui/form', 'page: src/ui/content']);
});
