import { expect, test } from 'vitest';
import { chunkGroups } from '../../engine/chunkGroups.ts';
import { featureChunks } from '../../engine/featureChunks.ts';
import type { Manifest } from '../../site/page/manifest.ts';
import { PAGE_CHUNKS, wrongPageChunks } from './pageChunks.ts';

const entries: Record<string, string> = Object.fromEntries(
  Object.entries(PAGE_CHUNKS).map(([entry, name]) => [entry, `assets/${name}-a_1B-2.js`]),
);

/** A build whose entry imports the given pages statically. */
const build = (...imports: string[]): Manifest => ({
  'main.tsx': { file: 'assets/main-1.js', isEntry: true, imports: ['_shared.js'], dynamicImports: Object.keys(entries) },
  '_shared.js': { file: 'assets/shared-1.js', imports },
  ...Object.fromEntries(Object.entries(entries).map(([key, file]) => [key, { file, imports: ['_shared.js'] }])),
});

test('ten pages are chunks of fixed names that load on demand (RTE-02)', () => {
  expect(wrongPageChunks(build(), entries)).toEqual([]);
  expect(Object.keys(entries)).toHaveLength(10);
});

test.each(Object.entries(PAGE_CHUNKS))('%s is reported when renamed, without a chunk, or in every page', (entry, name) => {
  const renamed = { ...entries, [entry]: `assets/${name}2-x.js` };
  expect(wrongPageChunks(build(), renamed)).toEqual([`${entry}: its chunk is assets/${name}2-x.js, not ${name}`]);
  const { [entry]: _, ...without } = entries;
  expect(wrongPageChunks(build(), without)).toEqual([`${entry}: no chunk holds it`]);
  expect(wrongPageChunks(build(entry), entries)).toEqual([`${entry}: ${entries[entry]} loads with every page`]);
});

const folders = ['game', 'lobby', 'elott', 'home', 'lottery', 'point-mall', 'promotions', 'promotion', 'game', 'vnlottery'];
const groups = [...chunkGroups, ...featureChunks];

/** The group of a name that starts in a feature. */
const groupOf = (name: string, feature: string) =>
  groups.find((group) => group.name === name && group.entries.some((entry) => entry.startsWith(`src/features/${feature}/`)));

test('the chunks of their features have these names (RTE-02)', () => {
  expect(Object.values(PAGE_CHUNKS).filter((name, index) => groupOf(name, folders[index] ?? '') === undefined)).toEqual([]);
});

test('register, help and download are chunks too (D-33)', () => {
  expect([groupOf('registration', 'register'), groupOf('help', 'help'), groupOf('download', 'download')]).not.toContain(
    undefined,
  );
});
