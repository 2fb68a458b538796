import { expect, test } from 'vitest';
import { firstModules, staticClosure } from './criticalStyles.ts';

const modules = {
  'page/home': '/home/chunk.ts',
  'page/register': '/register/chunk.ts',
  'page/help': '/help/chunk.ts',
  'region/footer': '/footer/chunk.ts',
  'section/notice': '/home/chunk.ts',
  'section/winners': '/winners/chunk.ts',
  'field/username': '/fields/chunk.ts',
  'modal/login': '/login/chunk.ts',
};

test('a page may show its own module, every region, and the sections or fields that it is built from', () => {
  expect(firstModules('home', modules)).toEqual(['/home/chunk.ts', '/footer/chunk.ts', '/home/chunk.ts', '/winners/chunk.ts']);
  expect(firstModules('register', modules)).toEqual(['/register/chunk.ts', '/footer/chunk.ts', '/fields/chunk.ts']);
});

test('the closure follows imports, also in a circle', () => {
  const imports: Record<string, string[]> = { a: ['b', 'c'], b: ['a'], c: [], d: ['c'] };
  expect([...staticClosure(['a'], (module) => imports[module] ?? [])].sort()).toEqual(['a', 'b', 'c']);
});
