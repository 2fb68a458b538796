import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { chunkGroups } from './chunkGroups.ts';
import { COMPILE_HINT, compileHints, startsPages } from './compileHints.ts';
import { splittingGroups } from './plannedChunks.ts';

test('every large chunk is one of the build', () => {
  const whole = splittingGroups(chunkGroups).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const groups = [...whole, ...chunkGroups.map(({ name }) => name)];
  expect(groups.filter((name) => startsPages({ name, isEntry: false }))).toEqual(['libraries', 'start', 'form']);
  expect(startsPages({ name: 'main', isEntry: true })).toBe(true);
  expect(startsPages({ name: 'phonePlans', isEntry: false })).toBe(false);
});

/** The chunks of a page whose entry fetches `later` on use, by name. */
async function chunksWith(plugins: Plugin[]) {
  const sources: Record<string, string> = { main: "void import('later'); console.log(1);", later: 'console.log(2);' };
  const modules: Plugin = {
    name: 'modules',
    resolveId: (id) => (id in sources ? id : null),
    load: (id) => sources[id] ?? null,
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules, ...plugins],
    build: { write: false, rolldownOptions: { input: 'main' } },
  });
  const { output } = built as { output: { type: string; name: string; fileName: string; code?: string }[] };
  return Object.fromEntries(output.map(({ name, fileName, code = '' }) => [name, { fileName, code }]));
}

test('the hint is the first line and part of the name, so that no cached file has another content', async () => {
  const [plain, hinted] = [await chunksWith([]), await chunksWith([compileHints()])];
  expect(hinted['main']?.code.startsWith(COMPILE_HINT)).toBe(true);
  expect(hinted['main']?.code.slice(COMPILE_HINT.length)).toBe(plain['main']?.code);
  expect(hinted['main']?.fileName).not.toBe(plain['main']?.fileName);
  expect(hinted['later']).toEqual(plain['later']);
});
