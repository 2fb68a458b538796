import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAtLeast, packagesMatch } from './setup.mjs';

test('versions compare by number, not by text', () => {
  expect(isAtLeast('20.19.0', '20.19')).toBe(true);
  expect(isAtLeast('20.9.5', '20.19')).toBe(false);
  expect(isAtLeast('22.1.0', '20.19')).toBe(true);
  expect(isAtLeast('18.20.0', '20.19')).toBe(false);
});

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/other-platform': { version: '2.0.0', integrity: 'y', optional: true },
  },
};

test('installed packages match without the optional ones of other platforms', () => {
  expect(packagesMatch(lock, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } })).toBe(true);
});

test('a changed or missing package triggers an install', () => {
  expect(packagesMatch(lock, { packages: { 'node_modules/a': { version: '1.0.1', integrity: 'z' } } })).toBe(false);
  expect(packagesMatch(lock, { packages: {} })).toBe(false);
});

/** Runs the setup in a project without packages, with an `npm` that records its arguments and exits with `exitCode`. */
function setUp(exitCode: number): { calls: string; status: number | null; stderr: string } {
  const project = mkdtempSync(join(tmpdir(), 'setup-'));
  const calls = join(project, 'calls');
  mkdirSync(join(project, 'tools/generate'), { recursive: true });
  copyFileSync(new URL('setup.mjs', import.meta.url), join(project, 'tools', 'setup.mjs'));
  writeFileSync(
    join(project, 'tools/generate/generate.mjs'),
    `import { appendFileSync } from 'node:fs';\nexport const generate = () => appendFileSync(${JSON.stringify(calls)}, 'generate\\n');`,
  );
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(project, 'npm'), `#!/bin/sh\necho "$*" >> ${calls}\nexit ${exitCode}\n`, { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'tools', 'setup.mjs')], {
    env: { ...process.env, PATH: `${project}:${process.env.PATH ?? ''}` },
    encoding: 'utf8',
  });
  return { calls: readFileSync(calls, 'utf8'), status, stderr };
}

test('packages are installed from the lockfile, then what is generated is written', () => {
  expect(setUp(0)).toEqual({ calls: 'ci\ngenerate\n', status: 0, stderr: '' });
});

test('a failed install stops the setup, without a fallback', () => {
  const { calls, status, stderr } = setUp(1);
  expect({ calls, status }).toEqual({ calls: 'ci\n', status: 1 });
  expect(stderr).toContain('npm ci failed');
});
