import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, type CsvKind } from './csv.ts';
import { programWriting, sheetWriting } from './csvWriting.ts';

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
const isAmount = (cell: string) => /^-?\d+(?:\.\d+)?$/.test(cell);
const isNumber = (cell: string) => /^[\s"]*(?:-?\d+(?:\.\d+)?(?:,|$)|-?\d+(?:,\d+)?(?:;|$))/.test(cell);
const begins = (cell: string) => /^[\s"]*[=+\-@\0＝＋－＠]/.test(cell) && !isNumber(cell);
const bare = (row: readonly string[]) => row.map((cell) => cell.replaceAll("'", ''));

const kinds: readonly CsvKind[] = ['number', 'time', 'text', 'text'];
const columns = kinds.map((kind, at) => ({ head: 'abcd'[at]!, kind }));
const writings = { en: sheetWriting('EN'), pt: sheetWriting('PT'), program: programWriting };

test.each(Object.entries(writings))(
  'for %s, every cell comes back as it was, and none begins as a formula, wherever a program splits (T16)',
  (_, writing) => {
    const rowsOf = (most: number) => fc.array(fc.array(hostile, { minLength: 4, maxLength: 4 }), { maxLength: most });
    fc.assert(
      fc.property(rowsOf(5), rowsOf(2), (rows, notes) => {
        const text = csvOf(columns, rows, writing, notes);
        const read = parse(text, writing.separator).slice(1);
        // the decimal sign of the language stands in numbers alone
        const asSent = (row: readonly string[], at: number) =>
          row.map((cell, nth) => (isAmount([...rows, ...notes][at]![nth]!) ? cell.replace(writing.decimal, '.') : cell));
        expect(read.map(asSent).map(bare)).toEqual([...rows, ...notes].map(bare));
        for (const separator of [',', ';', '\t']) expect(parse(text, separator).flat().filter(begins), separator).toEqual([]);
      }),
      {
        numRuns: 1_000,
        // split at semicolons, a cell begins with the end of a line, and goes on with a number
        examples: [
          [
            [
              ['', '', '', ',;'],
              ['-0', '', '', ''],
              ['', '', '=', ','],
            ],
            [],
          ],
        ],
      },
    );
  },
);

const oneCell = (value: string, kind: CsvKind, writing = writings.en) =>
  csvOf([{ head: 'x', kind }], [[value]], writing).split('\r\n')[1];

test('text without formulas has no apostrophe added', () => {
  expect(oneCell("it's; fine, 2 - 1 = 1", 'text')).toBe('"it\'s; fine, 2 - 1 = 1"');
});

test('amounts stay numbers, with the decimal sign of the language, and programs get a point', () => {
  for (const amount of ['-3.25', '12', '0.50']) {
    expect(oneCell(amount, 'number')).toBe(amount);
    expect(oneCell(amount, 'number', writings.pt)).toBe(amount.replace('.', ','));
    expect(oneCell(amount, 'number', writings.program)).toBe(amount);
  }
});

test('what stands in a column of amounts and is none is text', () => {
  expect(oneCell('1E5', 'number')).toBe("'1E5");
  expect(oneCell('-1+1', 'number')).toBe("'-1+1");
  expect(oneCell('soon', 'number')).toBe('soon');
});

const converted = [
  '0012',
  '12345678901234567890',
  '5555 4444 3333 2222',
  '1E5',
  '1/2',
  '2026-11-27',
  '10:30',
  '.5',
  '(5)',
  '$5',
  'R$ 5',
  '１２',
  ' 7',
  'MAR1',
  'sept-12',
  'December 5',
  'TRUE',
];

test.each(converted)('a text that a spreadsheet would convert is marked as one, and a program gets it as it is: %j', (text) => {
  expect(oneCell(text, 'text')).toBe(`'${text}`);
  expect(oneCell(text, 'text', writings.program)).toBe(text);
});

test.each(['abr1', 'setembro 7', 'MAY10'])('months of the language and of English are marked: %s', (text) => {
  expect(oneCell(text, 'text', writings.pt)).toBe(`'${text}`);
});

test.each(['agent002', 'D12', 'marble 5', '**** 1234', 'May', 'Truelove', '\u2013'])('other texts are not marked: %s', (text) => {
  expect(oneCell(text, 'text')).toBe(text);
});

test('moments are not marked, so that a spreadsheet knows them', () => {
  expect(oneCell('2026-11-27 14:05:09', 'time')).toBe('2026-11-27 14:05:09');
});

test('lines of our own follow the rows: their words are unmarked, their sums numbers, and each line has all cells', () => {
  const file = csvOf(
    [
      { head: '1st', kind: 'text' },
      { head: 'b', kind: 'number' },
    ],
    [['0012', '1.5']],
    writings.pt,
    [['Total', '1.5'], ['10000 of 12345; narrow the filter'], ['=1']],
  );
  expect(file).toBe('\uFEFF1st;b\r\n\'0012;1,5\r\nTotal;1,5\r\n"10000 of 12345; narrow the filter";\r\n\'=1;\r\n');
});

test.each([
  ['PT', ';', ','],
  ['VI', ';', ','],
  ['ID', ';', ','],
  ['EN', ',', '.'],
  ['TH', ',', '.'],
  ['CN', ',', '.'],
  ['de-CH', ',', '.'],
  ['fr', ';', ','],
])('a spreadsheet in %s expects cells between %s and decimals after %s', (language, separator, decimal) => {
  expect(sheetWriting(language)).toMatchObject({ separator, decimal });
});
