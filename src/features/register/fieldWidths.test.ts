import { expect, test } from 'vitest';
import { fieldWidths } from './fieldWidths.ts';

const widths = (letters: string) =>
  fieldWidths(
    [...letters].map((letter) => ({ entry: letter === '-' ? null : ({ width: letter === 'h' ? 'half' : 'full' } as never) })),
  )
    .map((width) => width[0])
    .join('');

test('two halves share a line; a single half takes the full line', () => {
  expect(widths('fhhf')).toBe('fhhf');
  expect(widths('hfh')).toBe('fff');
  expect(widths('hhh')).toBe('hhf');
  expect(widths('hhhh')).toBe('hhhh');
  expect(widths('-h-')).toBe('fff');
  expect(widths('')).toBe('');
});
