import { expect, test } from 'vitest';
import { growth, LINEAR } from '#engine/patterns/machinePace.fixture.ts';
import { htmlToText } from './htmlToText.ts';

test('keeps the words, drops the tags, turns blocks into lines', () => {
  expect(
    htmlToText('<h2>Rules</h2><p>One &amp; <b>two</b></p>a<br>b')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['Rules', 'One & two', 'a', 'b']);
});

test.each(['<', '<a ', '<br'])('takes linear time on hostile input: %s', (part) => {
  expect(growth((size) => htmlToText(part.repeat(size)), 500)).toBeLessThan(LINEAR);
});
