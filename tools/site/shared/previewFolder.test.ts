import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillPreviewFolder, ForeignFolderError, requirePreviewFolder } from './previewFolder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'preview-folder-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const at = (name: string) => join(place, name);

/** A written preview with these files, not in its place. */
function fresh(files: Readonly<Record<string, string>>): string {
  mkdirSync(at('fresh'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(at('fresh'), name), text);
  const names = Object.keys(files);
  writeFileSync(join(at('fresh'), 'version.json'), JSON.stringify({ preview: { brand: 'acme', names } }));
  return at('fresh');
}

function fill(files: Readonly<Record<string, string>>): void {
  const folder = fresh(files);
  try {
    fillPreviewFolder(at('site'), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a new folder and an empty one are filled', () => {
  fill({ 'index.html': 'one' });
  expect(readdirSync(at('site')).sort()).toEqual(['index.html', 'version.json']);
  rmSync(at('site'), { recursive: true });
  mkdirSync(at('site'));
  fill({ 'index.html': 'two' });
  expect(readFileSync(at('site/index.html'), 'utf8')).toBe('two');
});

test('an earlier preview is replaced whole, and what no preview wrote stays', () => {
  fill({ 'index.html': 'one', 'gone.html': '' });
  mkdirSync(at('site/.git'));
  writeFileSync(at('site/CNAME'), 'show.acme.example');
  fill({ 'index.html': 'two' });
  expect(readdirSync(at('site')).sort()).toEqual(['.git', 'CNAME', 'index.html', 'version.json']);
  expect(readFileSync(at('site/index.html'), 'utf8')).toBe('two');
});

test.each([
  ['a file', 'notes.txt', ''],
  ['a published site', 'version.json', '{"data":"platform"}'],
  ['a version that is no JSON', 'version.json', '{'],
])('a folder with %s is refused, and stays as it is', (_, name, text) => {
  mkdirSync(at('site'));
  writeFileSync(join(at('site'), name), text);
  expect(() => requirePreviewFolder(at('site'))).toThrow(ForeignFolderError);
  expect(() => fill({ 'index.html': 'one' })).toThrow('neither empty nor an earlier preview');
  expect(readdirSync(at('site'))).toEqual([name]);
});

test('no name of a version leads out of the folder', () => {
  writeFileSync(at('kept.txt'), 'kept');
  mkdirSync(at('site'));
  writeFileSync(at('site/version.json'), JSON.stringify({ preview: { names: ['../kept.txt', '..', '.', '', '/kept.txt'] } }));
  fill({ 'index.html': 'one' });
  expect(readFileSync(at('kept.txt'), 'utf8')).toBe('kept');
});
