import { expect, test } from 'vitest';
import { growth, LINEAR } from '#engine/patterns/machinePace.fixture.ts';
import { isTooDeep } from './htmlDepth.ts';

test('ordinary texts are not deep, whatever their length', () => {
  expect(isTooDeep('<h2>A</h2><ul><li>one<li>two</ul><p>x<p>y<br>'.repeat(2000))).toBe(false);
  expect(isTooDeep('<div>'.repeat(256) + '</div>'.repeat(256))).toBe(false);
});

test('deeply nested tags are deep', () => {
  expect(isTooDeep('<b>'.repeat(257))).toBe(true);
  expect(isTooDeep('<p><I>'.repeat(300))).toBe(true);
});

test.each([
  ['tags that are not closed', (size: number) => '<'.repeat(size)],
  ['a name without an end', (size: number) => `<${'a'.repeat(size)}`],
])('takes linear time on hostile input: %s', (_what, text) => {
  expect(growth((size) => isTooDeep(text(size)), 1_000)).toBeLessThan(LINEAR);
});
