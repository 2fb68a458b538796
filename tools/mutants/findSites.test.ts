import { describe, expect, it, test } from 'vitest';
import { findSites, isShipped } from './findSites.ts';

const mutantsOf = (file: string, text: string) => findSites(file, text).map(({ kind, line, after }) => [kind, line, after]);

describe('mutants of code', () => {
  it('negate conditions', () => {
    expect(mutantsOf('src/a.ts', 'if (a) b();\nlet c = d ? e : f;')).toEqual([
      ['condition', 1, 'if (!(a)) b();'],
      ['condition', 2, 'let c = !(d) ? e : f;'],
    ]);
  });

  it('exchange operators of logic and comparison', () => {
    expect(mutantsOf('src/a.ts', 'b = a && (c || d);')).toEqual([
      ['condition', 1, 'b = a || (c || d);'],
      ['condition', 1, 'b = a && (c && d);'],
    ]);
    for (const [operator, other] of [
      ['===', '!=='],
      ['!==', '==='],
      ['<', '<='],
      ['<=', '<'],
      ['>', '>='],
      ['>=', '>'],
    ])
      expect(mutantsOf('src/a.ts', `b = a ${operator} c;`)).toEqual([['comparison', 1, `b = a ${other} c;`]]);
    expect(mutantsOf('src/a.ts', 'b = a + c ?? d;')).toEqual([]);
  });

  it('return nothing, or the other truth, from functions and arrows', () => {
    expect(mutantsOf('src/a.ts', 'function f() {\n  return 1;\n}\nconst g = () => true;')).toEqual([
      ['return', 2, '  return undefined;'],
      ['return', 4, 'const g = () => false;'],
    ]);
    expect(mutantsOf('src/a.ts', 'function f() { return; }\nconst g = () => undefined;')).toEqual([]);
  });

  it('reach into markup, and leave types and longer ranges alone', () => {
    const code = 'export const A = ({ a }: { a?: B extends C ? D : E }) => (\n  <b>{a !== null && <i />}</b>\n);';
    expect(mutantsOf('src/a.tsx', code)).toEqual([
      ['comparison', 2, '  <b>{a === null && <i />}</b>'],
      ['condition', 2, '  <b>{a !== null || <i />}</b>'],
    ]);
    expect(mutantsOf('src/a.ts', 'if (\n  a\n) b();')).toEqual([['condition', 2, '  !(a)']]);
    expect(mutantsOf('src/a.ts', 'return1(() => [\n  1,\n]);')).toEqual([]);
  });

  it('remove columns of the endpoint table only', () => {
    const code = "export const a = { b: { method: 'GET', freshMs: 0 } };";
    expect(mutantsOf('src/platform/http/a.ts', code)).toEqual([]);
    expect(mutantsOf('src/platform/endpoints/a.ts', code)).toEqual([
      ['column', 1, 'export const a = {  };'],
      ['column', 1, 'export const a = { b: { freshMs: 0 } };'],
      ['column', 1, "export const a = { b: { method: 'GET' } };"],
    ]);
  });

  it('refuse what cannot be parsed', () => expect(() => findSites('src/a.ts', 'if (')).toThrow('src/a.ts'));
});

test('mutants of styles hide what is shown, and show what is hidden', () => {
  expect(mutantsOf('src/a.css', '.a {\n  display: grid;\n}\n.b { display: none; }')).toEqual([
    ['display', 2, '  display: none;'],
    ['display', 4, '.b { display: block; }'],
  ]);
});

test('mutants of brand data lack a key of one line, and stay JSON', () => {
  const text = '{\n  "$schema": "s",\n  "a": { "b": 1, "c": [2] },\n  "d": [\n    3\n  ]\n}';
  const sites = findSites('brands/folia/menus.json', text);
  expect(sites.map(({ line, after }) => [line, after])).toEqual([
    [3, '  '],
    [3, '  "a": { "c": [2] },'],
    [3, '  "a": { "b": 1 },'],
  ]);
});

test.each([
  ['src/features/lobby/LobbyPage.tsx', true],
  ['src/ui/content/Card.module.css', true],
  ['src/early/boot.js', true],
  ['brands/base/menus.json', true],
  ['brands/folia/images/sources/a.json', false],
  ['src/features/lobby/Lobby.browser.test.tsx', false],
  ['src/app-tests/app.fixture.tsx', false],
  ['src/contract/types.ts', false],
  ['src/sandbox/handlers.ts', false],
  ['src/journeys/lobby.journey.ts', false],
  ['tools/build.ts', false],
  ['locales/en/portal.json', false],
])('%s is shipped: %s', (file, expected) => expect(isShipped(file)).toBe(expected));
