import { expect, test } from 'vitest';
import { htmlToText } from './htmlToText.ts';

test('keeps the words, drops the tags, turns blocks into lines', () => {
  expect(
    htmlToText('<h2>Rules</h2><p>One &amp; <b>two</b></p>a<br>b')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['Rules', 'One & two', 'a', 'b']);
});

/** The shortest of some times, ms: others had the processor meanwhile. */
function shortest(html: string): number {
  const times = Array.from({ length: 12 }, () => {
    const start = performance.now();
    htmlToText(html);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.each(['<', '<a ', '<br'])('takes linear time on hostile input: %s', (part) => {
  // longer ones measure how memory is given back
  const [few, many] = [10_000, 80_000].map((count) => shortest(part.repeat(count)));
  // of a quadratic one 64
  expect(many! / few!).toBeLessThan(32);
});
