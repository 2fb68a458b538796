import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCurrent, writeRecord } from './generate.mjs';

const project = join(import.meta.dirname, '../..');
let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const sources = ['src/features/index.ts'];
const outputs = ['src/contract/types.ts', 'src/ui/icon/icons.svg'];
const inputs = [
  'package-lock.json',
  'tools/generate/main.ts',
  'src/platform/endpoints/games.ts',
  'schemas/platform/game.schema.json',
  'brands/base/menus.json',
  'locales/en/portal.json',
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
  for (const file of [...inputs, ...sources, ...outputs]) write(file, 'first');
  writeRecord(root, sources, outputs);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what is generated', () => {
  it('is current until a file changes, and again once that is undone', () => {
    expect(isCurrent(root)).toBe(true);
    for (const file of [...inputs, ...sources, ...outputs]) {
      write(file, 'second');
      expect(isCurrent(root), file).toBe(false);
      write(file, 'first');
      expect(isCurrent(root), file).toBe(true);
    }
  });

  it('is out of date without its record, without a file, and with another one', () => {
    write('schemas/platform/new.schema.json', '{}');
    expect(isCurrent(root)).toBe(false);
    rmSync(join(root, 'schemas/platform/new.schema.json'));
    expect(isCurrent(root)).toBe(true);
    rmSync(join(root, outputs[0]!));
    expect(isCurrent(root)).toBe(false);
    writeRecord(root, sources, outputs.slice(1));
    rmSync(join(root, '.cache'), { recursive: true });
    expect(isCurrent(root)).toBe(false);
  });

  it('leaves nothing of an earlier version in the folder of the contract', () => {
    write('src/contract/validators/Old.js', '');
    writeRecord(root, sources, outputs);
    expect(existsSync(join(root, 'src/contract/validators/Old.js'))).toBe(false);
    expect(existsSync(join(root, outputs[0]!))).toBe(true);
  });

  it('is not in git', () => {
    const { outputs: all } = JSON.parse(readFileSync(join(project, '.cache/generated.json'), 'utf8')) as { outputs: string[] };
    expect(all.length).toBeGreaterThan(10);
    const tracked = execFileSync('git', ['ls-files', '--', ...all], { cwd: project, encoding: 'utf8' });
    expect(tracked).toBe('');
    const ignored = execFileSync('git', ['check-ignore', '--', ...all], { cwd: project, encoding: 'utf8' });
    expect(ignored.trim().split('\n').sort()).toEqual([...all].sort());
  });
});
