import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

/** Reads RFC 4180, as another program would; some split at semicolons. A quote counts at the start of a cell only. */
function parse(text: string, separator = ','): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator || sign === '\r' || sign === '\n') {
      rows.at(-1)!.push(cell);
      cell = '';
      if (sign !== separator) {
        rows.push([]);
        if (sign === '\r' && text[at + 1] === '\n') at += 1;
      }
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.constantFrom(...signs), fc.string()).map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom(...signs, ';', ',', '"', "'", ' ', 'a', '1', 'HYPERLINK("x")'), { maxLength: 8 })
    .map((parts) => parts.join('')),
);
const isNumber = (cell: string) => /^-?\d+(?:\.\d+)?(?:,|$)/.test(cell);
const begins = (cell: string) => /^[\s"]*[=+\-@\0＝＋－＠]/.test(cell) && !isNumber(cell);
const bare = (row: readonly string[]) => row.map((cell) => cell.replaceAll("'", ''));

test('every cell comes back as it was, and none begins as a formula, wherever a program splits (T16)', () => {
  fc.assert(
    fc.property(fc.array(fc.array(hostile, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const text = csvOf(['a', 'b'], rows);
      const read = parse(text);
      expect(read.slice(1).map(bare)).toEqual(rows.map(bare));
      for (const separator of [',', ';', '\t']) expect(parse(text, separator).flat().filter(begins), separator).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('text without formulas has no apostrophe added', () => {
  expect(csvOf(['remark'], [["it's; fine, 2 - 1 = 1"]])).toBe('\uFEFFremark\r\n"it\'s; fine, 2 - 1 = 1"\r\n');
});

test('amounts stay numbers', () => {
  expect(csvOf(['amount'], [['-3.25'], ['12']])).toBe('\uFEFFamount\r\n-3.25\r\n12\r\n');
});
