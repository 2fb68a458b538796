import { describe, expect, it } from 'vitest';
import { commentsOf } from './comments.ts';
import { checkDocuments, citedIds } from './documents.ts';
import { tablesOf } from './markdown.ts';

const requirements = `# Requirements

| id | requirement | state | proof |
|---|---|---|---|
| ENG-01 | A brand is a folder | proven | \`brand.test.ts\` |
| ENG-02 | A registry | not built | |
`;
const sound = { 'src/docs/requirements.md': requirements, 'src/engine/brand/brand.test.ts': '', 'README.md': '# Portal\n' };

/** Findings after these files are added to, or replaced in, a valid project. */
function found(files: Record<string, string>): string[] {
  const texts = new Map(Object.entries({ ...sound, ...files }));
  return checkDocuments(texts, (path) => texts.has(path)).map(({ file, line, what }) => `${file}:${line} ${what}`);
}

const decision = (number: string) => `# ${number} One\n\nAccepted 2026-11-22.\n\n## Decision\n\n## Why\n\n## Rejected\n`;
const first = { 'src/docs/decisions/0001-one.md': decision('0001') };

describe('the documents', () => {
  it('of a valid project have no findings', () => {
    const files = {
      ...first,
      'src/docs/decisions/0002-two.md': decision('0002'),
      'src/docs/guide/brands.md': `# Brands\n\n## Add a brand: \`new\`\n\n[above](#brands) ${'a'.repeat(180)}\n`,
      'package.json': '{ "scripts": { "brand": "tsx", "test:deep": "tsx" } }',
      'README.md': `\`npm run brand -- new\` \`npm run --silent test:deep\` [Add](src/docs/guide/brands.md#add-a-brand-new), [web](https://a.example/b#c)\n${'a\n'.repeat(4_900)}`,
      'src/engine/a.ts': '// as ENG-01 and ENG-01..02 say (decision 0002)\n',
    };
    expect(found(files)).toEqual([]);
  });

  it.each([
    ['an id without a row', { 'src/a.ts': '/** (ENG-07) */\n' }, 'src/a.ts:1 ENG-07 has no row'],
    ['the end of a range', { 'src/a.ts': '\n// ENG-01..03\n' }, 'src/a.ts:2 ENG-03 has no row'],
    [
      'a test that its row does not name',
      { 'src/a.test.ts': "it('is (ENG-01)', () => {});" },
      'src/a.test.ts:1 ENG-01 does not name this test',
    ],
    ['a threat without a row', { 'src/a.css': 'a {}\n/* T44 */' }, 'src/a.css:2 T44 has no row'],
    ['an id of a title', { 'src/a.test.ts': "\n\nit('is so (FLD-99)', () => {});" }, 'src/a.test.ts:3 FLD-99 has no row'],
    ['an id of a schema', { 'schemas/a.json': '{\n"description": "D-77"}' }, 'schemas/a.json:2 D-77 has no row'],
    ['an id of a document', { 'README.md': 'See P-99.' }, 'README.md:1 P-99 has no row'],
    ['a document that is not there', { 'src/a.ts': '// see notes.md' }, 'src/a.ts:1 notes.md does not exist'],
    [
      'a section of another paper',
      { 'src/a.ts': '// (spec §5)' },
      'src/a.ts:1 "spec §5" refers to a document outside the project',
    ],
    ['a dead link', { 'README.md': '[a](src/b.md)' }, 'README.md:1 the link to src/b.md has no target'],
    ['a path that is gone', { 'README.md': '`src/gone.ts`' }, 'README.md:1 src/gone.ts does not exist'],
    ['a command that is gone', { 'README.md': '# A\n`npm run --silent gone`' }, 'README.md:2 npm run gone does not exist'],
    ['a test that is gone', { 'README.md': '`gone.journey.ts`' }, 'README.md:1 gone.journey.ts is not a test'],
    ['a short path that is gone', { 'README.md': '`engine/gone.ts`' }, 'README.md:1 engine/gone.ts does not exist'],
    [
      'a heading that is gone',
      { 'src/docs/glossary.md': '# Glossary', 'README.md': '[a](src/docs/glossary.md#terms)' },
      'README.md:1 src/docs/glossary.md has no heading #terms',
    ],
    ['a heading of its own that is gone', { 'README.md': '# A\n[b](#b)' }, 'README.md:2 README.md has no heading #b'],
    ['a long README', { 'README.md': 'a\n'.repeat(5_001) }, 'README.md:1 10002 bytes'],
    ['a long line', { 'README.md': `# A\n${'a'.repeat(201)}` }, 'README.md:2 201 characters'],
    [
      'a long line of a guide',
      { 'README.md': '[a](src/docs/guide/a.md)', 'src/docs/guide/a.md': 'a'.repeat(201) },
      'src/docs/guide/a.md:1 201 characters',
    ],
    [
      'a long line of a decision',
      { 'src/docs/decisions/0001-one.md': decision('0001') + 'a'.repeat(201) },
      'src/docs/decisions/0001-one.md:10 201 characters',
    ],
    [
      'a guide that nobody finds',
      { 'src/docs/guide/a.md': '# A' },
      'src/docs/guide/a.md:1 the README does not link to this guide',
    ],
    [
      'a decision without reasons',
      { 'src/docs/decisions/0001-one.md': '# 0001 One\nAccepted 2026-11-22.\n## Decision\nWhy\n## Rejected\n' },
      'src/docs/decisions/0001-one.md:1 the page has no Why',
    ],
    [
      'a decision without a date',
      { 'src/docs/decisions/0001-one.md': decision('0001').replace('-22', '') },
      'src/docs/decisions/0001-one.md:1 the page has no date',
    ],
    [
      'another number in the title',
      { 'src/docs/decisions/0001-one.md': decision('0002') },
      'src/docs/decisions/0001-one.md:1 the title does not begin with 0001',
    ],
    [
      'a number that is taken',
      { ...first, 'src/docs/decisions/0001-two.md': decision('0001') },
      'src/docs/decisions/0001-two.md:1 0001 is the number of 0001-one.md too',
    ],
    [
      'a gap between numbers',
      { ...first, 'src/docs/decisions/0003-three.md': decision('0003'), 'src/docs/decisions/0005-five.md': decision('0005') },
      'src/docs/decisions/0003-three.md:1 there is no decision 0002 before this one',
    ],
    [
      'a file name of another form',
      { 'src/docs/decisions/one.md': decision('0001') },
      'src/docs/decisions/one.md:1 the file name has another form',
    ],
    ['a decision that is not there', { 'src/a.ts': '// (decision 0007)' }, 'src/a.ts:1 there is no decision 0007'],
  ])('with %s have a finding', (_, files: Record<string, string>, finding) => {
    expect(found(files)).toEqual([finding]);
  });

  it.each([
    ['| ENG-01 | Again | proven | `brand.test.ts` |', 'ENG-01 is defined twice'],
    ['| ENG-03 | A state | done | |', 'ENG-03 is "done"'],
    ['| ENG-03 | No test | proven | |', 'ENG-03 has no proof'],
    ['| ENG-03 | A test | not built | `brand.test.ts` |', 'ENG-03 is not built and has a test'],
    ['| ENG-03 | A test | proven | `gone.test.ts` |', 'gone.test.ts is not a test'],
  ])('with the row %s have a finding', (row, what) => {
    expect(found({ 'src/docs/requirements.md': requirements + row })).toEqual([`src/docs/requirements.md:7 ${what}`]);
  });
});

describe('ids', () => {
  it.each([
    ['(RSB-06, RSB-10..13; P-31, D-104)', ['RSB-06', 'RSB-10', 'P-31', 'D-104', 'RSB-11', 'RSB-12', 'RSB-13']],
    ['F1-F4 and T5', ['F1', 'T5', 'F2', 'F3', 'F4']],
    ['UTF-16, SHA-256, %F0%9F, &F1, 2T5, I18-05', ['I18-05']],
  ])('of "%s" are %j', (text, ids) => expect(citedIds(text)).toEqual(ids));
});

describe('remarks', () => {
  it('are comments and titles, and no other text of a script', () => {
    const script = `const a = 'T1'; // T2\nfunction b() { /* T3 */ }\n  // T4\ntest.each([['T5']])(\`T6 \${a}\`, () => {}); b('T7');`;
    expect(commentsOf('a.ts', script).map(({ text }) => citedIds(text)[0])).toEqual(['T2', 'T3', 'T4', 'T6']);
  });
});

describe('tables', () => {
  it('are parsed with their headings, whatever the padding of their cells', () => {
    const [table] = tablesOf('# A\n## B\n| x   | y |\n| --- | - |\n| 1   |   |\n');
    expect(table).toEqual({ headings: ['A', 'B'], columns: ['x', 'y'], rows: [{ line: 5, cells: { x: '1', y: '' } }] });
  });
});
