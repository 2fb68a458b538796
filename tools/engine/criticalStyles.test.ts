import { expect, test } from 'vitest';
import { firstModules, staticClosure } from './criticalStyles.ts';

const modules = {
  'page/home': '/home/Part.tsx',
  'page/register': '/register/Part.tsx',
  'page/help': '/help/Part.tsx',
  'region/footer': '/footer/Part.tsx',
  'section/notice': '/home/Part.tsx',
  'section/winners': '/winners/Part.tsx',
  'field/username': '/fields/Part.tsx',
  'modal/login': '/login/Part.tsx',
};

test('a page may show its own module, every region, and the sections or fields that it is built from', () => {
  expect(firstModules('home', modules)).toEqual(['/home/Part.tsx', '/footer/Part.tsx', '/home/Part.tsx', '/winners/Part.tsx']);
  expect(firstModules('register', modules)).toEqual(['/register/Part.tsx', '/footer/Part.tsx', '/fields/Part.tsx']);
});

test('the closure follows imports, also in a circle', () => {
  const imports: Record<string, string[]> = { a: ['b', 'c'], b: ['a'], c: [], d: ['c'] };
  expect([...staticClosure(['a'], (module) => imports[module] ?? [])].sort()).toEqual(['a', 'b', 'c']);
});
