import { expect, test } from 'vitest';
import { changeWords } from './listWords.ts';

test('of a list the fewest moves, what was added and what is gone are told', () => {
  expect(changeWords(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toBe('moved d');
  expect(changeWords(['a', 'b', 'c', 'd'], ['b', 'a', 'e', 'd'])).toMatch(/^added e; without c; moved [ab]$/);
  expect(changeWords(['a'], ['a', 'b'])).toBe('added b');
});

test('other values are told as before and after', () => {
  expect(changeWords('Home', 'Lounge')).toBe('“Home” → “Lounge”');
  expect(changeWords(undefined, { role: 'agent' })).toBe('nothing → {"role":"agent"}');
  expect(changeWords(4, undefined)).toBe('4 → reset');
  expect(changeWords({ flag: 'chat' }, null)).toBe('{"flag":"chat"} → removed');
});
