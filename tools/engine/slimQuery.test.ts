import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { slimQuery } from './slimQuery.ts';

const library = dirname(fileURLToPath(import.meta.resolve('@tanstack/query-core')));
const ENTRY = '\0entry.js';

/** Builds code with the query library, as the engine is built. */
async function bundle(code: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code.replace('query-core', join(library, 'index.js')) : null),
      },
      slimQuery(),
    ],
    build: { write: false, minify: false, rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  return ([built].flat() as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output.map((one) => (one.type === 'chunk' ? one.code : '')))
    .join('');
}

const parts = [
  ['mutation.js', 'var Mutation = class'],
  ['infiniteQueryBehavior.js', 'function infiniteQueryBehavior('],
] as const;

test('a client has no mutations and infinite queries, and still reads, clears and goes online', async () => {
  const code = await bundle(`export { QueryClient, QueryObserver } from 'query-core';`);
  for (const [file, part] of parts) {
    expect(readFileSync(join(library, file), 'utf8')).toContain(part);
    expect(code).not.toContain(part);
  }
  const { QueryClient } = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as typeof import('@tanstack/query-core');
  const client = new QueryClient();
  client.mount();
  expect(await client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })).toBe(1);
  await client.resumePausedMutations();
  client.clear();
  client.unmount();
  expect(client.getQueryData(['a'])).toBeUndefined();
});

test.each(['MutationObserver', 'InfiniteQueryObserver'])('code that uses %s fails the build', async (name) => {
  await expect(bundle(`export { ${name} } from 'query-core';`)).rejects.toThrow('slim-query: tools/engine/slimQuery.ts removes');
});
