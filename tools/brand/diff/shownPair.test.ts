import { expect, test } from 'vitest';
import { shownPair } from './shownPair.ts';

const words = (last: string) => [...Array.from({ length: 12 }, (_, index) => `section${index}`), last];

test.each<[a: unknown, b: unknown, shown: [string, string]]>([
  ['Folia', 'Acme', ['"Folia"', '"Acme"']],
  [undefined, ['a'], ['nothing', '["a"]']],
  [words('vip'), words('blog'), ['…ion10","section11","vip"]', '…ion10","section11","blog"]']],
  ['a'.repeat(100), 'b', [`"${'a'.repeat(77)}…`, '"b"']],
  [`${'a'.repeat(100)} then`, 'a'.repeat(100), [`…${'a'.repeat(20)} then"`, `…${'a'.repeat(20)}"`]],
])('%j and %j', (a, b, shown) => {
  expect(shownPair(a, b)).toEqual(shown);
});
