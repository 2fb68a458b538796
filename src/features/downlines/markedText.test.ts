import { expect, it } from 'vitest';
import { markedText } from './markedText.ts';

it.each([
  ['Quinn Adair', 'quin', ['', 'Quin', 'n Adair']],
  ['Joaquín Sosa', 'quin', ['Joa', 'quín', ' Sosa']],
  // the accent as a character of its own
  ['Joaqui\u0301n', 'QUÍ', ['Joa', 'qui\u0301', 'n']],
  ['Đức', 'duc', ['', 'Đức', '']],
  ['agent041', '41', ['agent0', '41', '']],
  ['quinn', 'x', ['quinn', '', '']],
  ['quinn', ' ', ['quinn', '', '']],
])('in %j the part %j is marked', (text, query, [before, marked, after]) => {
  expect(markedText(text, query)).toEqual({ before, marked, after });
});
