import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { declaresFirstStyles, firstChunks } from './firstStyles.ts';

const chunk = (facadeModuleId: string | null, imports: string[] = [], isEntry = false) => ({ facadeModuleId, imports, isEntry });

test('the first style sheet contains those of the shell and its features, dependencies first', () => {
  const chunks = new Map([
    ['lobby.js', chunk('/src/features/lobby/Part.tsx', ['shared.js', 'tile.js'])],
    ['tile.js', chunk(null)],
    ['demo.js', chunk('/src/features/login-demo/Part.tsx')],
    ['login.js', chunk('/src/features/login/Part.tsx', ['shared.js'])],
    ['main.js', chunk('/src/main.tsx', ['shell.js'], true)],
    ['shell.js', chunk(null)],
    ['shared.js', chunk(null, ['shell.js'])],
  ]);
  expect([...firstChunks(chunks, ['/src/features/login'])]).toEqual(['shell.js', 'main.js', 'shared.js', 'login.js']);
});

test('chunks that import each other are included once', () => {
  const chunks = new Map([
    ['main.js', chunk('/src/main.tsx', ['a.js'], true)],
    ['a.js', chunk(null, ['b.js'])],
    ['b.js', chunk(null, ['a.js'])],
  ]);
  expect([...firstChunks(chunks, ['/src/features/login'])]).toEqual(['b.js', 'a.js', 'main.js']);
});

test.each([
  ["defineFeature({ id: 'login', firstStyles: true, provides: {} })", true],
  ["defineFeature({ id: 'login', firstStyles: false, provides: {} })", false],
  ["defineFeature({ id: 'firstStyles', provides: {} })", false],
])('a feature declares its styles in its index.ts: %s', (code, declared) => {
  expect(declaresFirstStyles(parseAst(code))).toBe(declared);
});
