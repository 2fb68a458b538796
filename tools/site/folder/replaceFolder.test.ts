import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { currentFolder, prepareFolder, type ReplaceOperations } from './replaceFolder.ts';

const write = (name: string) => async (folder: string) => writeFileSync(join(folder, name), name);
/** The id of no process. */
const gone = 2 ** 22 + 1;

const replaceFolder = async (...args: Parameters<typeof prepareFolder>) => (await prepareFolder(...args)).swap();

const noLinks: Partial<ReplaceOperations> = {
  link: () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  },
};

describe.each([
  ['with links', {}],
  ['without links', noLinks],
])('on a file system %s', (_, operations) => {
  const linked = operations === noLinks ? 0 : 1;
  const place = mkdtempSync(join(tmpdir(), 'replace-'));
  const sites = join(place, 'sites');
  const target = join(sites, 'acme');
  const replace = (fill: (folder: string) => Promise<void>, more: Partial<ReplaceOperations> = {}) =>
    replaceFolder(target, fill, { ...operations, ...more });
  const former = join(sites, '.acme.former');
  /** The files beside the target, without the linked folder and the former one. */
  const beside = () => {
    const kept = [target, former].flatMap((path) => {
      const link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
      return [basename(path), ...(link ? [basename(readlinkSync(path))] : [])];
    });
    return readdirSync(sites).filter((name) => !kept.includes(name));
  };

  test('a folder is replaced as a whole, and at most the former one stays', async () => {
    for (const name of ['one', 'two', 'three', 'two']) await replace(write(name));
    expect(readdirSync(target)).toEqual(['two']);
    expect(lstatSync(target).isSymbolicLink()).toBe(linked === 1);
    expect(beside()).toEqual([]);
    expect(existsSync(former) ? readdirSync(former) : []).toEqual(linked ? ['three'] : []);
  });

  test('a failure keeps the old folder and leaves no files behind', async () => {
    await expect(replace(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readFileSync(join(target, 'two'), 'utf8')).toBe('two');
    expect(existsSync(join(target, 'one'))).toBe(false);
    expect(beside()).toEqual([]);
  });

  test('a disk error during the swap keeps the old one', async () => {
    for (const failing of linked ? [1] : [1, 2]) {
      let renames = 0;
      const rename = (from: string, to: string) => {
        renames += 1;
        if (renames === failing) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        renameSync(from, to);
      };
      await expect(replace(write('three'), { rename })).rejects.toThrow('no space left');
      expect(readdirSync(target)).toEqual(['two']);
      expect(beside()).toEqual([]);
    }
  });

  test('a crash while writing keeps the old folder; the next run cleans up', async () => {
    const module = new URL('./replaceFolder.ts', import.meta.url).href;
    const program =
      `import { writeFileSync } from 'node:fs';\n` +
      `const { prepareFolder } = await import(${JSON.stringify(module)});\n` +
      `await prepareFolder(${JSON.stringify(target)}, async (folder) => {\n` +
      `  writeFileSync(folder + '/half', 'x');\n  process.kill(process.pid, 'SIGKILL');\n  await new Promise(() => {});\n});`;
    const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(signal).toBe('SIGKILL');
    expect(readdirSync(target)).toEqual(['two']);
    expect(beside()).toHaveLength(1);
    await replace(write('four'));
    expect(readdirSync(target)).toEqual(['four']);
    expect(beside()).toEqual([]);
  });

  test('a folder moved aside before a crash is restored, also when the next publish fails', async () => {
    const aside = join(sites, `.acme.${gone}.abcdef-old`);
    renameSync(target, aside);
    mkdirSync(join(sites, `.acme.${gone}.abcdef`));
    expect(currentFolder(target)).toBe(aside);
    await expect(replace(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(target)).toEqual(['four']);
    expect(currentFolder(target)).toBe(target);
    expect(beside()).toEqual([]);
  });

  test('folders of a running publisher and of other brands are not touched', async () => {
    const others = [`.acme-two.${gone}.abcdef`, '.acme.1.abcdef', '.acme.two.1.abcdef'];
    for (const name of others) mkdirSync(join(sites, name));
    await replace(write('five'));
    expect(beside()).toEqual(expect.arrayContaining(others));
    expect(beside()).toHaveLength(others.length);
  });

  test('the old folder or the new one exists before, between and after all steps', async () => {
    const found: string[][] = [];
    const recordSeen = () => found.push(readdirSync(currentFolder(target)));
    await replace(write('six'), {
      rename: (from, to) => {
        recordSeen();
        renameSync(from, to);
        recordSeen();
      },
    });
    recordSeen();
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const files of found) expect([['five'], ['six']]).toContainEqual(files);
    expect(found.at(-1)).toEqual(['six']);
  });
});

const fresh = () => join(mkdtempSync(join(tmpdir(), 'replace-')), 'acme');

test('with links the site is never missing, and a reader of the former folder can finish', async () => {
  const target = fresh();
  await replaceFolder(target, write('page'));
  const reading = join(target, '..', readlinkSync(target));
  await replaceFolder(target, write('page'), {
    rename: (from, to) => {
      expect(existsSync(join(target, 'page'))).toBe(true);
      renameSync(from, to);
      expect(existsSync(join(target, 'page'))).toBe(true);
    },
  });
  expect(readdirSync(reading)).toEqual(['page']);
});

test('another process that reads continuously misses nothing while a site is replaced 30 times', async () => {
  const target = fresh();
  await replaceFolder(target, write('page'));
  const reader = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const { readFileSync } = require('node:fs');
     let missed = 0, read = 0, end = false;
     parentPort.on('message', () => (end = true));
     const round = () => {
       for (let nth = 0; nth < 200; nth += 1) { read += 1; try { readFileSync(workerData); } catch { missed += 1; } }
       if (end) parentPort.postMessage({ missed, read }); else setImmediate(round);
     };
     parentPort.postMessage('ready'); round();`,
    { eval: true, workerData: join(target, 'page') },
  );
  const nextMessage = () => new Promise<unknown>((resolve) => reader.once('message', resolve));
  await nextMessage();
  for (let nth = 0; nth < 30; nth += 1) {
    await replaceFolder(target, write('page'));
    // longer than a busy machine stops the reader between the link and its file; the folder before is deleted by the next call
    await after(50);
  }
  reader.postMessage('end');
  const result = (await nextMessage()) as { missed: number; read: number };
  await reader.terminate();
  expect(result.read).toBeGreaterThan(300);
  expect(result.missed).toBe(0);
});

test('a folder of an earlier version becomes a link, a foreign link is replaced', async () => {
  const target = fresh();
  mkdirSync(target);
  writeFileSync(join(target, 'old'), 'old');
  await expect(
    replaceFolder(target, write('new'), {
      rename: (from, to) => {
        if (to === target) throw new Error('no');
        renameSync(from, to);
      },
    }),
  ).rejects.toThrow('no');
  expect(existsSync(target)).toBe(false);
  expect(readdirSync(currentFolder(target))).toEqual(['old']);
  await replaceFolder(target, write('new'));
  expect(readdirSync(target)).toEqual(['new']);
  expect(lstatSync(target).isSymbolicLink()).toBe(true);

  const foreign = fresh();
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  writeFileSync(join(elsewhere, 'kept'), '');
  symlinkSync(elsewhere, foreign);
  await replaceFolder(foreign, write('new'));
  expect(readdirSync(foreign)).toEqual(['new']);
  expect(readdirSync(elsewhere)).toEqual(['kept']);
});
