import { expect, test } from 'vitest';
import { folderCycles } from './folderCycles.ts';

const modules = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([source, found]) => ({ source, dependencies: found.map((resolved) => ({ resolved })) }));

test('two folders side by side that import each other, by whatever files, are reported with the imports', () => {
  expect(
    folderCycles(
      modules({
        'src/state/session/signOut.ts': ['src/state/drafts/kept/savedDrafts.ts', 'src/state/portal/portal.ts'],
        'src/state/drafts/draft.ts': ['src/state/session/member.ts', 'src/state/drafts/kept/savedDrafts.ts'],
      }),
    ),
  ).toEqual([
    'src/state/session/signOut.ts → src/state/drafts/kept/savedDrafts.ts',
    'src/state/drafts/draft.ts → src/state/session/member.ts',
  ]);
});

test('a circle over three folders, and one of a folder with a file beside it, are reported', () => {
  const rooms = { 'tools/serve/a.ts': ['tools/brand/b.ts'], 'tools/brand/c.ts': ['tools/serve/d.ts'] };
  expect(folderCycles(modules(rooms))).toHaveLength(2);
  const ring = { 'src/ui/a/a.ts': ['src/ui/b/b.ts'], 'src/ui/b/b.ts': ['src/ui/c/c.ts'], 'src/ui/c/d.ts': ['src/ui/a/e.ts'] };
  expect(folderCycles(modules(ring))).toHaveLength(3);
  expect(
    folderCycles(modules({ 'tools/art/main.ts': ['tools/art/x/x.ts'], 'tools/art/x/y.ts': ['tools/art/main.ts'] })),
  ).toHaveLength(2);
});

test('a folder may import what lies above it and inside of it, a test anything, and a file the folder beside it', () => {
  expect(
    folderCycles(
      modules({
        'src/parts/records/RecordsView.tsx': ['src/parts/records/tiles/Tiles.tsx', 'src/ui/records/Table.tsx'],
        'src/parts/records/tiles/Tiles.tsx': ['src/parts/records/useRecords.ts'],
        'src/ui/records/Table.test.tsx': ['src/parts/records/RecordsView.tsx'],
        'tools/build.ts': ['src/app/prerender.tsx'],
        'src/journeys/support/portal.ts': ['tools/build.ts'],
      }),
    ),
  ).toEqual([]);
});
