import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerDiff } from './diffCommand.ts';
import { registerExplain } from './explainCommand.ts';
import { registerMigrate } from './migrateCommand.ts';
import { registerNew } from './newCommand.ts';
import { registerParity } from './parityCommand.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

describe('the commands', () => {
  let root: string;
  let brands: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'brand-commands-'));
    brands = join(root, 'brands');
    cpSync(join(project, 'brands'), brands, { recursive: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
    rmSync(root, { recursive: true, force: true });
  });

  /** Runs a command line in this process; returns output and exit code. */
  async function run(...line: string[]): Promise<{ out: string; err: string; code: number }> {
    let [out, err] = ['', ''];
    vi.spyOn(console, 'log').mockImplementation((text: string) => void (out += `${text}\n`));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true));
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += String(text)), true));
    const program = new Command('brand').exitOverride();
    for (const register of [registerNew, registerDiff, registerParity, registerExplain, registerMigrate]) register(program);
    process.exitCode = undefined;
    const code = await program.parseAsync([...line, '--brands', brands], { from: 'user' }).then(
      () => Number(process.exitCode ?? 0),
      // main.ts does the same with a refusal
      (error: unknown) => (error instanceof CommanderError ? 2 : 1),
    );
    vi.restoreAllMocks();
    return { out, err, code };
  }

  it('new writes a folder, prints it as one JSON value, and refuses to overwrite it', async () => {
    const made = await run('new', 'acme', '--extends', 'folia', '--name', 'Acme', '--yes', '--json');
    expect(made.code).toBe(0);
    expect(JSON.parse(made.out)).toMatchObject({ id: 'acme', files: ['brand.json'], answers: { holder: 'Acme' } });
    const before = readFileSync(join(brands, 'acme/brand.json'), 'utf8');
    const again = await run('new', 'acme', '--yes');
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toContain('nothing is overwritten');
    expect(readFileSync(join(brands, 'acme/brand.json'), 'utf8')).toBe(before);
  });

  it('new writes a brand of which check warns, and prints the warnings', async () => {
    const name = 'Casa das Mesas Calmas do Sul';
    const { out, code } = await run('new', 'acme', '--extends', 'folia', '--name', name, '--yes');
    expect(code).toBe(0);
    expect(out).toContain('acme: 1 file, 1 warning\n\nbrands/acme/brand.json:6:11 warning name-length\n  at        /name\n');
    expect(readFileSync(join(brands, 'acme/brand.json'), 'utf8')).toContain(name);
  });

  it('new prints the next steps', async () => {
    const { out } = await run('new', 'acme', '--extends', 'folia', '--yes');
    for (const step of ['npm start', 'http://acme.localhost:5173/', 'check acme', 'publish acme', 'regulatory.legal'])
      expect(out).toContain(step);
  });

  it('explain prints layers or JSON, and exits with 1 for an unknown path', async () => {
    expect((await run('explain', 'folia', 'menus.side.order')).out).toContain('brands/folia/menus.json:');
    expect(JSON.parse((await run('explain', 'folia', 'CBS3', '--json')).out)).toMatchObject({ flag: { on: true } });
    const unknown = await run('explain', 'folia', 'theme.json', 'color.light.acent');
    expect(unknown).toMatchObject({ code: 1, out: '' });
    expect(unknown.err).toContain('theme.json color.light.accent');
    expect(await run('explain', 'foila', '/hosts')).toMatchObject({ code: 1, out: '' });
  });

  it('diff and parity print JSON with the content of their tables', async () => {
    const diff = JSON.parse((await run('diff', 'orvane', 'orvane-desk', '--json')).out) as { resolved: unknown[] };
    expect((await run('diff', 'orvane', 'orvane-desk')).out).toContain(`${diff.resolved.length} differences`);
    expect((await run('diff', 'orvane', 'orvane-desk', '--layers')).out).toContain('layer orvane-desk (only in orvane-desk');
    const parity = JSON.parse((await run('parity', 'folia', 'mayloc', '--json', '--differences')).out) as {
      rows: { differs: boolean }[];
    };
    expect(parity.rows.length).toBeGreaterThan(0);
    expect(parity.rows.every(({ differs }) => differs)).toBe(true);
    expect((await run('parity', 'folia', '--markdown')).out).toMatch(/^\| Settings \| folia \|/);
  });

  it('migrate shows the diff, writes only without --dry-run, and finds nothing the second time', async () => {
    const file = join(brands, 'orvane-desk/brand.json');
    const current = readFileSync(file, 'utf8');
    const old = current.replace(/ {2}"schemaVersion": 8,\n/, '').replace('"hosts"', '"domains"');
    writeFileSync(file, old);
    const dry = await run('migrate', 'orvane-desk', '--dry-run');
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.out).toContain('-  "domains": ["desk.orvane.example"],');
    expect(dry.out).toContain('version 0 → 8, 1 files would be written');
    expect(readFileSync(file, 'utf8')).toBe(old);
    expect((await run('migrate')).out).toContain('orvane-desk: version 0 → 8, 1 files written');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(current));
    expect((await run('migrate', 'orvane-desk')).out).toBe('orvane-desk: version 8, nothing to do\n');
    expect(await run('migrate', 'nobody')).toMatchObject({ code: 1 });
  });

  it('an invalid command line exits with 2 and says why', () => {
    const line = ['--import', 'tsx', '--import', './tools/quality/withoutAssets.mjs', 'tools/brand/main.ts', 'explain', 'folia'];
    const wrong = spawnSync(process.execPath, line, { cwd: project, encoding: 'utf8' });
    expect(wrong).toMatchObject({ status: 2, stdout: '' });
    expect(wrong.stderr).toContain("missing required argument 'path'");
  });
});
