import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

/** Reads RFC 4180, as another program would. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || sign === '\r') {
      rows.at(-1)!.push(cell);
      cell = '';
      if (sign === '\r') {
        rows.push([]);
        at += 1;
      }
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\0'), fc.string()).map((parts) => parts.join('')),
);

test('every cell comes back as it was, and none begins as a formula (T16)', () => {
  fc.assert(
    fc.property(fc.array(fc.array(hostile, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const read = parse(csvOf(['a', 'b'], rows));
      expect(read.slice(1).map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\0])/, '')))).toEqual(rows);
      for (const cell of read.flat()) expect(/^[=+@\t\r\0]/.test(cell) || /^-(?!\d+(?:\.\d+)?$)/.test(cell)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test('amounts stay numbers', () => {
  expect(csvOf(['amount'], [['-3.25'], ['12']])).toBe('\uFEFFamount\r\n-3.25\r\n12\r\n');
});
