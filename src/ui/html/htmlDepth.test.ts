import { expect, test } from 'vitest';
import { isTooDeep } from './htmlDepth.ts';

test('ordinary texts are not deep, whatever their length', () => {
  expect(isTooDeep('<h2>A</h2><ul><li>one<li>two</ul><p>x<p>y<br>'.repeat(2000))).toBe(false);
  expect(isTooDeep('<div>'.repeat(256) + '</div>'.repeat(256))).toBe(false);
});

test('deeply nested tags are deep', () => {
  expect(isTooDeep('<b>'.repeat(257))).toBe(true);
  expect(isTooDeep('<p><I>'.repeat(300))).toBe(true);
});

test('takes linear time on hostile input', () => {
  const start = performance.now();
  isTooDeep('<'.repeat(2_000_000));
  isTooDeep(`<${'a'.repeat(2_000_000)}`);
  expect(performance.now() - start).toBeLessThan(1000);
});
