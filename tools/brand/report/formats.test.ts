import { describe, expect, it } from 'vitest';
import type { Finding } from '../../brand-files/finding.ts';
import { rules } from '../../brand-files/rules.ts';
import { paintFor } from '../terminal.ts';
import { codeFrame } from './codeFrame.ts';
import { githubReport } from './github.ts';
import { sarifReport } from './sarif.ts';
import { textReport } from './text.ts';

const plain = paintFor({}, {});
const coloured = paintFor({ isTTY: true }, {});

const finding: Finding = {
  rule: 'unknown-name',
  severity: 'error',
  file: 'brands/folia/menus.json',
  line: 3,
  column: 14,
  path: '/side/entries/home/route',
  expected: 'a route of layout.json',
  got: '"hom"',
  hint: 'did you mean "home"?',
};
const picture: Finding = {
  ...finding,
  rule: 'unused-image',
  severity: 'warning',
  file: 'brands/folia/images/a,b:50%.svg',
  line: 1,
  column: 1,
  path: '',
  expected: 'one\nline',
};
const text = '{\n  "label": "portal:home",\n    "route": "hom"\n}\n';

describe('colours', () => {
  it('are for terminals only, and not with NO_COLOR', () => {
    expect(coloured('red', 'x')).toBe('\u001b[31mx\u001b[39m');
    expect(plain('red', 'x')).toBe('x');
    expect(paintFor({ isTTY: true }, { NO_COLOR: '1' })('red', 'x')).toBe('x');
  });
});

describe('the text report', () => {
  it('shows the line with a caret below the position', () => {
    expect(textReport([finding, picture], ['folia', 'orvane'], (file) => (file.endsWith('.json') ? text : null), plain)).toBe(
      [
        'brands/folia/menus.json:3:14 error unknown-name',
        '  at        /side/entries/home/route',
        '  expected  a route of layout.json',
        '  got       "hom"',
        '  hint      did you mean "home"?',
        '    2 |   "label": "portal:home",',
        '  > 3 |     "route": "hom"',
        '      |              ^',
        '    4 | }',
        '',
        'brands/folia/images/a,b:50%.svg:1:1 warning unused-image',
        '  expected  one',
        'line',
        '  got       "hom"',
        '  hint      did you mean "home"?',
        '',
        '2 brand folders checked: 1 error, 1 warning',
      ].join('\n'),
    );
  });

  it('keeps the caret below the position in a long line, and beyond the end of a file', () => {
    const long = `${' '.repeat(300)}"x": 1${' '.repeat(300)}`;
    const [row = '', caret = ''] = codeFrame(long, { file: '', line: 1, column: 301 }, plain).split('\n');
    expect(row.length).toBeLessThan(140);
    expect(row[caret.indexOf('^')]).toBe('"');
    expect(codeFrame('', { file: '', line: 1, column: 1 }, plain).split('\n')[1]).toContain('^');
  });
});

describe('SARIF', () => {
  it('has every rule, and each result with its rule, location and JSON path', () => {
    const log = sarifReport([finding, picture]) as {
      version: string;
      runs: [{ tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; ruleIndex: number }[] }];
    };
    const [{ tool, results }] = log.runs;
    expect(log.version).toBe('2.1.0');
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(rules));
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
    expect(results[0]).toMatchObject({
      level: 'error',
      message: { text: 'expected a route of layout.json; got "hom" (did you mean "home"?)' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'brands/folia/menus.json' },
            region: { startLine: 3, startColumn: 14 },
          },
          logicalLocations: [{ fullyQualifiedName: '/side/entries/home/route' }],
        },
      ],
    });
    expect(results[1]).toMatchObject({ level: 'warning', ruleId: 'unused-image' });
  });
});

it.each([
  ['a#b.svg', 'a%23b.svg'],
  ['a?b.svg', 'a%3Fb.svg'],
  ['a b%.svg', 'a%20b%25.svg'],
  ['açaí.svg', 'a%C3%A7a%C3%AD.svg'],
])('SARIF names the file %s by an address that leads to it', (name, address) => {
  const log = sarifReport([{ ...finding, file: `brands/folia/images/${name}` }]);
  expect(JSON.stringify(log)).toContain(`"uri":"brands/folia/images/${address}"`);
});

describe('annotations of GitHub', () => {
  it('are one line each, with special characters escaped', () => {
    expect(githubReport([finding, picture]).split('\n')).toEqual([
      '::error file=brands/folia/menus.json,line=3,col=14,title=unknown-name::/side/entries/home/route: expected a route of layout.json; got "hom" (did you mean "home"?)',
      '::warning file=brands/folia/images/a%2Cb%3A50%25.svg,line=1,col=1,title=unused-image::expected one%0Aline; got "hom" (did you mean "home"?)',
    ]);
  });
});
