import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { evaluatesCode, isForbiddenModule } from './productionOnly.ts';

test('finds code created from text, and ignores methods of that name', () => {
  for (const bad of ['eval("1")', 'const f = new Function("return 1")', 'Function("a")()', '(() => { eval(x) })()'])
    expect(evaluatesCode(parseAst(bad)), bad).toBe(true);
  for (const good of ['class A { eval(t) { return this.eval(t) } }', 'x.eval(1)', 'typeof Function', 'a instanceof Function'])
    expect(evaluatesCode(parseAst(good)), good).toBe(false);
});

test('excludes the sandbox, its worker, the schemas of requests and the schema compiler', () => {
  for (const id of [
    '/p/src/sandbox/http.ts',
    '/p/src/preview/start.ts',
    '/p/node_modules/msw/lib/core/index.mjs',
    '/p/node_modules/ajv/dist/ajv.js',
    '/p/node_modules/ajv/dist/runtime/ucs2length.js',
    '/p/src/contract/requests/requestSchemas.ts',
  ])
    expect(isForbiddenModule(id), id).toBe(true);
  for (const id of ['/p/src/platform/http/client.ts', '/p/src/contract/replies/replySchemas.ts'])
    expect(isForbiddenModule(id), id).toBe(false);
});
