import { describe, expect, it } from 'vitest';
import { choose, locate } from './choose.ts';
import { kinds, type Site } from './site.ts';

const site = (line: number, more: Partial<Site> = {}): Site => ({
  file: 'src/a.ts',
  line,
  kind: 'return',
  before: `  return ${line};`,
  after: '  return undefined;',
  around: ['', ''],
  ...more,
});
const many = kinds.flatMap((kind) =>
  Array.from({ length: 100 }, (_, index) => site(index + 1, { kind, file: `src/${kind}.ts` })),
);

describe('a choice', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(choose(many, '1', 40)).toEqual(choose(many, '1', 40));
    expect(choose(many, '1', 40)).not.toEqual(choose(many, '2', 40));
  });

  it('has as many mutants as asked for, of every kind', () => {
    for (const count of [1, 7, 40, 80]) expect(choose(many, '1', count)).toHaveLength(count);
    const counted = kinds.map((kind) => choose(many, '1', 40).filter((one) => one.kind === kind).length);
    expect(counted).toEqual([10, 9, 9, 4, 4, 4]);
  });

  it('takes a line once, and other kinds where one is missing', () => {
    expect(choose([site(1), site(1, { kind: 'condition' })], '1', 40)).toHaveLength(1);
    expect(
      choose(
        many.filter(({ kind }) => kind === 'display'),
        '1',
        40,
      ),
    ).toHaveLength(40);
  });
});

describe('a line of an earlier run', () => {
  const old = site(2, { before: '  return a;', around: ['function f() {', '}'] });
  const text = 'function f() {\n  return a;\n}\n';

  it('is found where it was', () => expect(locate(old, new Map([['src/a.ts', text]]))).toEqual(old));

  it('is found in a moved file, with another indentation', () => {
    const moved = `// moved\n${text.replace('  return', '\treturn')}`;
    expect(locate(old, new Map([['src/b/c.ts', moved]]))).toMatchObject({
      file: 'src/b/c.ts',
      line: 3,
      before: '\treturn a;',
      after: '\treturn undefined;',
    });
  });

  it('is, of equal lines, the one in its file, then in its surroundings, then the nearest', () => {
    const other = 'const g = () => {\n  return a;\n};\n';
    const files = new Map([
      ['src/0.ts', text],
      ['src/a.ts', other + text],
    ]);
    expect(locate(old, files)).toMatchObject({ file: 'src/a.ts', line: 5 });
    expect(locate(old, new Map([['src/a.ts', text.repeat(3)]]))).toMatchObject({ line: 2 });
  });

  it('is gone when no file has it', () => expect(locate(old, new Map([['src/a.ts', 'return b;']]))).toBeNull());
});
