import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractReaders, readers } from './readers.ts';

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as unknown;

test('the readers are of exact versions, each with its entry in the lockfile', () => {
  const { devDependencies } = read('package.json') as Manifest;
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { version?: string; bin?: object; resolved?: string }>;
  };
  const commands = new Set<string>();
  for (const [name, version] of Object.entries(devDependencies)) {
    const entry = packages[`node_modules/${name}`];
    expect(entry?.version, name).toBe(version);
    for (const command of Object.keys(entry?.bin ?? {})) commands.add(command);
  }
  for (const { name, command } of readers) expect([...commands], name).toContain(command.split(' ')[0]);
  for (const [folder, { resolved }] of Object.entries(packages))
    if (folder !== '') expect(resolved, folder).toMatch(/^https:\/\/registry\.npmjs\.org\//);
});

test('a deep run has them read the contract, and names them where they cannot be had', () => {
  expect(contractReaders(() => true)).toEqual({
    checks: [{ name: 'readers of the contract', command: 'npx tsx tools/contract-readers/main.ts' }],
    notRun: [],
  });
  expect(contractReaders(() => false)).toEqual({ checks: [], notRun: ['readers of the contract'] });
});
