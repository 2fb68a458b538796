import { expect, test } from 'vitest';
import { htmlToText } from './htmlToText.ts';

test('keeps the words, drops the tags, turns blocks into lines', () => {
  expect(
    htmlToText('<h2>Rules</h2><p>One &amp; <b>two</b></p>a<br>b')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['Rules', 'One & two', 'a', 'b']);
});

test('takes linear time on hostile input', () => {
  const start = performance.now();
  htmlToText('<'.repeat(2_000_000));
  htmlToText('<a '.repeat(500_000));
  htmlToText('<br'.repeat(500_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
