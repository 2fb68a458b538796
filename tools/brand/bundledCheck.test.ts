import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { diskFolders } from '../brand-files/brandFolders.ts';
import { checkBrands } from '../brand-files/checkBrands.ts';
import { copyBrands } from '../site/publish/brandCopies.fixture.ts';
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

  const sources = JSON.parse(readFileSync(join(project, '.cache/brand/sources.json'), 'utf8')) as string[];
  expect(sources).toEqual(
    expect.arrayContaining([
      'tools/brand/checkCommand.ts',
      'tools/brand-files/checkSemantics.ts',
      'src/features/winners/index.ts',
      'src/ui/icon/iconNames.ts',
    ]),
  );
});
