import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutServedColumns } from './callRows.ts';

const strip = (code: string) => withoutServedColumns(code, parseAst(code));
const evaluate = (code: string): unknown =>
  JSON.parse(
    code
      .replace(/^.*?=/s, '')
      .replaceAll(/(\w+):/g, '"$1":')
      .replaceAll(/,(\s*\})/g, '$1'),
  );

it('removes what the portal does not read from rows, and nothing else', () => {
  const rows = `export const rows = {
    one: { method: "GET", access: "token", role: "agent", flag: { field: "kind", values: { A: "x" } }, body: "none", request: "Query", whenClosed: true, freshMs: 1 },
    request: { access: "visitor", request: null, response: "Reply" }
  }`;
  expect(evaluate(strip(rows))).toEqual({
    one: { method: 'GET', access: 'token', body: 'none', freshMs: 1 },
    request: { access: 'visitor', response: 'Reply' },
  });
  const other = 'export const f = ({ request, role }) => ({ request, role, flag: 1 });';
  expect(strip(other)).toBe(other);
});

it('the portal reads none of these columns', () => {
  const root = new URL('../../src/', import.meta.url);
  const text = ['platform', 'state', 'parts', 'features', 'app']
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|^platform\/endpoints\//.test(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
  expect(text).not.toMatch(/\b(?:endpoint|row|endpoints\[\w+\])\.(?:request|role|flag|whenClosed)\b/);
  expect(text).not.toMatch(/\{[^{}]*\b(?:whenClosed|role|flag|request)\b[^{}]*\}(?:: Endpoint\b| = endpoints\[)/);
});
