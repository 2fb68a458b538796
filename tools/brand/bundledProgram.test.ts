import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { diskFolders } from '../brand-files/brandFolders.ts';
import { checkBrands } from '../brand-files/checkBrands.ts';
import { copyBrands } from '../site/publish/brandCopies.fixture.ts';
import { engineWith } from '../site/publish/engine.fixture.ts';
import { brandNames } from '../site/publish/brandNames.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const { brands, ids } = copyBrands(1);
const file = join(brands, ids[0]!, 'layout.json');
const shipped = readFileSync(file, 'utf8');

const command = () => {
  const line = ['tools/brand/start.mjs', 'check', '--json', '--brands', brands];
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: project, encoding: 'utf8' });
  expect(stderr).toBe('');
  return { status, findings: JSON.parse(stdout) as unknown };
};
const kept = join(project, '.cache/brand');
const sourcesOf = (program: string) => JSON.parse(readFileSync(join(kept, `sources-${program}.json`), 'utf8')) as string[];
const fromSources = () =>
  checkBrands(undefined, brandNames(createWholeRegistry()), { folders: diskFolders(pathToFileURL(`${brands}/`)) });

test('the bundled command reports what its sources report, before and after a change', () => {
  expect(command()).toEqual({ status: 0, findings: fromSources() });
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(shipped) as object), home: { order: ['hotGame'] } }));
  const broken = command();
  expect(broken).toEqual({ status: 1, findings: fromSources() });
  expect(broken.findings).toMatchObject([{ rule: 'unknown-name', got: '"hotGame"' }]);
  writeFileSync(file, shipped);
  expect(command()).toEqual({ status: 0, findings: fromSources() });

  const sources = sourcesOf('check');
  expect(sources).toEqual(
    expect.arrayContaining([
      'tools/brand/checkCommand.ts',
      'tools/brand-files/checkSemantics.ts',
      'src/features/winners/index.ts',
      'src/ui/icon/iconNames.ts',
    ]),
  );
});

test('the bundled command publishes and writes headers, without the bundler that builds engines', () => {
  const to = mkdtempSync(join(tmpdir(), 'root-'));
  const run = (...line: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/brand/start.mjs', ...line, '--json', '--brands', brands],
      {
        cwd: project,
        encoding: 'utf8',
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return JSON.parse(stdout) as unknown;
  };
  const published = run('publish', ids[0]!, '--engine', engineWith(), '--to', to, '--sandbox');
  expect(published).toMatchObject({ published: [{ id: ids[0] }], failed: [] });
  expect(readFileSync(join(to, 'sites', ids[0]!, 'home.html'), 'utf8')).toContain('Acme 0');
  expect(run('headers', '--to', join(to, 'headers'), '--root', to)).toMatchObject({ hosts: [{ id: ids[0] }] });

  expect(sourcesOf('publish')).toEqual(
    expect.arrayContaining(['tools/brand/publishCommand.ts', 'tools/site/parallel/worker.ts', 'tools/site/headers/nginx.ts']),
  );
  const code = readdirSync(kept).find((name) => name.startsWith('publish-')) ?? '';
  expect(/from ["']vite["']/.exec(readFileSync(join(kept, code), 'utf8'))).toBeNull();
});
