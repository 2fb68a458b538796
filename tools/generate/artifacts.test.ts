import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { artifacts, surplusFiles } from './artifacts.ts';
import { validatorFolder } from './validatorFiles.ts';

const root = join(import.meta.dirname, '../..');
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = await artifacts(root);
}, 60_000);

describe('generated files', () => {
  it('equal what the schemas and the endpoint table give', () => {
    const stale = [...files].filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text).map(([file]) => file);
    expect(stale, 'run `npm run generate`').toEqual([]);
  });

  it('are the only files of their folder', () => {
    expect(surplusFiles(root, files)).toEqual([]);
    expect(surplusFiles(root, new Map()).length).toBeGreaterThan(100);
  });

  it('are generated identically a second time', async () => {
    expect(await artifacts(root)).toEqual(files);
  }, 60_000);
});

describe('generated validators', () => {
  const modules = () => [...files].filter(([file]) => file.startsWith(`${validatorFolder}/`));
  const importsOf = (code: string) => [...code.matchAll(/^import .* from '(.*)';$/gm)].map(([, path = '']) => path);

  it('need no package, no compiler and no regular expression created from text', () => {
    expect(modules().length).toBeGreaterThan(40);
    for (const [file, code] of modules()) {
      for (const path of importsOf(code)) expect(path, file).toMatch(/^\.{1,2}\//);
      expect(/\brequire\(|\bimport\(|\beval\b|\bFunction\(|new RegExp|schemas\.invalid/.exec(code)?.[0], file).toBeUndefined();
    }
  });

  it('validate a game in one module, beside those of every list of games', () => {
    const users = modules().filter(([, code]) => importsOf(code).includes('./Game.js'));
    expect(users.map(([file]) => file.slice(validatorFolder.length + 1))).toEqual([
      'shared/Game/FavouriteListResponse.js',
      'shared/Game/GameListResponse.js',
      'shared/Game/HotGamesResponse.js',
      'shared/Game/LotteryGamesResponse.js',
      'shared/Game/LotteryMenuResponse.js',
      'shared/Game/RecentGamesResponse.js',
    ]);
  });

  it('of startup import nothing from other folders, so that the first view loads no other validator', () => {
    const startup = modules().filter(([file]) => file.startsWith(`${validatorFolder}/startup/`));
    expect(startup.length).toBeGreaterThan(5);
    for (const [file, code] of startup) for (const path of importsOf(code)) expect(path, file).toMatch(/^\.\/\w+\.js$/);
  });

  it('contain no function twice', () => {
    for (const [file, code] of modules()) {
      const bodies = code
        .split(/^(?=function )/m)
        .slice(1)
        .map((text) => text.trim().replaceAll(new RegExp(`\\b${/^function (\w+)/.exec(text)?.[1]}\\b`, 'g'), ''));
      expect(new Set(bodies).size, file).toBe(bodies.length);
    }
  });
});
