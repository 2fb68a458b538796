import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFolders, projectRoot } from '../brandFolders.ts';
import { type Checked, checkBrands } from '../checkBrands.ts';
import { formatFindings } from '../finding.ts';
import type { FolderReading } from '../folder.ts';

const around = mkdtempSync(join(tmpdir(), 'brand-mistakes-'));
const brands = join(around, 'brands');
const clean = join(around, 'clean');
const folia = join(brands, 'folia');
const write = (name: string, content: string | Buffer) => writeFileSync(join(folia, name), content);
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (body: string, head = `${xmlns} viewBox="0 0 9 9"`) => `<svg ${head}>${body}</svg>`;
const mark = (body: string, head?: string) => () => write('images/mark.svg', svg(body, head));

const show = (role: string, name: string) => {
  const brand = JSON.parse(readFileSync(join(folia, 'brand.json'), 'utf8')) as { images?: object };
  write('brand.json', JSON.stringify({ ...brand, images: { ...brand.images, [role]: name } }));
};

/** The parent, which no mistake changes, is read and checked once. */
const readings = new Map<string, FolderReading | null>();
const checked = new Map<string, Checked>();

beforeAll(() => {
  for (const id of ['base', 'folia'])
    cpSync(fileURLToPath(new URL(`brands/${id}`, projectRoot)), join(clean, id), { recursive: true });
  checkBrands(['base'], {}, { folders: { ...diskFolders(pathToFileURL(`${clean}/`)), ids: () => ['base'] }, readings, checked });
});
afterAll(() => rmSync(around, { recursive: true }));

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** The mistake, the reported file, and the edit. */
const mistakes: readonly (readonly [says: string, file: string, apply: () => void])[] = [
  ['copy of a file', 'theme.json.bak', () => write('theme.json.bak', '{}')],
  ['copy by a file manager', 'brand (1).json', () => write('brand (1).json', '{}')],
  ['file of an editor', '.theme.json.swp', () => write('.theme.json.swp', 'x')],
  ['file of a system among pictures', 'images/.DS_Store', () => write('images/.DS_Store', 'x')],
  ['file of a system', 'images/sub/.DS_Store', () => (mkdirSync(join(folia, 'images/sub')), write('images/sub/.DS_Store', 'x'))],
  ['ending in capitals', 'Theme.JSON', () => write('Theme.JSON', '{}')],
  ['another format', 'menus.yaml', () => write('menus.yaml', 'side: []')],
  ['notes', 'notes.txt', () => write('notes.txt', 'x')],
  ['secrets', '.env', () => write('.env', 'KEY=1')],
  ['texts in a misspelt folder', 'text/pt.json', () => (mkdirSync(join(folia, 'text')), write('text/pt.json', '{}'))],
  [
    'texts in a deeper folder',
    'texts/pt/portal.json',
    () => (mkdirSync(join(folia, 'texts/pt')), write('texts/pt/portal.json', '{}')),
  ],
  ['texts of an unknown language', 'texts/pt-BR.json', () => write('texts/pt-BR.json', '{}')],
  ['picture beside its folder', 'mark.svg', () => write('mark.svg', svg('<path d="M0 0"/>'))],
  ['misspelt file', 'menu.json', () => write('menu.json', '{}')],
  ['sandbox data beside its folder', 'users.json', () => write('users.json', '{}')],
  ['no brand.json', 'brand.json', () => rmSync(join(folia, 'brand.json'))],
  [
    'link to a file outside',
    'images/mark.svg',
    () => (rmSync(join(folia, 'images/mark.svg')), symlinkSync('/etc/hostname', join(folia, 'images/mark.svg'))),
  ],
  [
    'link to a file of another brand',
    'images/mark.svg',
    () => (rmSync(join(folia, 'images/mark.svg')), symlinkSync('../../base/images/mark.svg', join(folia, 'images/mark.svg'))),
  ],
  ['link that leads nowhere', 'images/extra.svg', () => symlinkSync('nowhere.svg', join(folia, 'images/extra.svg'))],
  [
    'linked folder',
    'texts',
    () => (renameSync(join(folia, 'texts'), join(around, 'texts')), symlinkSync(join(around, 'texts'), join(folia, 'texts'))),
  ],
  [
    'linked JSON file',
    'theme.json',
    () => (
      renameSync(join(folia, 'theme.json'), join(around, 'theme.json')),
      symlinkSync(join(around, 'theme.json'), join(folia, 'theme.json'))
    ),
  ],
  [
    'linked folder of pictures',
    'sandbox/media',
    () => (rmSync(join(folia, 'sandbox/media'), { recursive: true }), symlinkSync('/tmp', join(folia, 'sandbox/media'))),
  ],
  ['folder in place of a file', 'theme.json', () => (rmSync(join(folia, 'theme.json')), mkdirSync(join(folia, 'theme.json')))],
  ['folder in place of a picture', 'images/extra.svg', () => mkdirSync(join(folia, 'images/extra.svg'))],
  ['pipe in place of a file', 'flags.json', () => execFileSync('mkfifo', [join(folia, 'flags.json')])],
  ['pipe among the pictures', 'images/extra.svg', () => execFileSync('mkfifo', [join(folia, 'images/extra.svg')])],
  ['file of a gigabyte', 'flags.json', () => (write('flags.json', '{}'), truncateSync(join(folia, 'flags.json'), 2 ** 30))],
  ...['mark#1.svg', 'mark?.svg', 'mark%2.svg', 'mark%.svg'].map(
    (name) =>
      ['sign in the name of a picture', `images/${name}`, () => write(`images/${name}`, svg('<path d="M0 0"/>'))] as const,
  ),
  ['sign in the name of a file', 'menus#1.json', () => write('menus#1.json', '{}')],
  ['line feed in a name', 'images/ma\\u{a}rk.svg', () => write('images/ma\nrk.svg', svg('<path d="M0 0"/>'))],
  ['page in place of a picture', 'images/mark.svg', () => write('images/mark.svg', '<!doctype html><title>404</title>')],
  ['empty picture', 'images/mark.svg', () => write('images/mark.svg', '')],
  ['picture that is cut off', 'images/login-art.webp', () => truncateSync(join(folia, 'images/login-art.webp'), 2000)],
  ['picture with another ending', 'images/login-art.webp', () => write('images/login-art.webp', pixel)],
  ['text as picture', 'images/login-art.webp', () => write('images/login-art.webp', 'RIFFxxxxWEBP')],
  ['picture of the content that is none', 'sandbox/media/hero-1.webp', () => write('sandbox/media/hero-1.webp', 'not found')],
  ['picture too large', 'images/mark.svg', () => write('images/mark.svg', svg(`<path d="M${'0 0 '.repeat(9000)}"/>`))],
  ['word mark as wide as a line', 'images/mark.svg', mark('<path d="M0 0"/>', `${xmlns} viewBox="0 0 300 10"`)],
  [
    'favicon that is no square',
    'images/favicon.svg',
    () => write('images/favicon.svg', svg('<path/>', `${xmlns} viewBox="0 0 9 6"`)),
  ],
  [
    'goods of the points mall in an upright picture',
    'images/mall-art.svg',
    () => write('images/mall-art.svg', svg('<path d="M0 0"/>', `${xmlns} viewBox="0 0 5 8"`)),
  ],
  ['mark that is lost', 'images/mark.svg', () => rmSync(join(folia, 'images/mark.svg'))],
  [
    'favicon in capitals',
    'images/favicon.svg',
    () => renameSync(join(folia, 'images/favicon.svg'), join(folia, 'images/Favicon.svg')),
  ],
  ['SVG without a size', 'images/mark.svg', mark('<path d="M0 0"/>', xmlns)],
  ['SVG that draws nothing', 'images/mark.svg', mark('<title>Folia</title><g></g>')],
  ['picture of a few pixels', 'images/game.png', () => (write('images/game.png', pixel), show('defaultGameIcon', 'game.png'))],
  ['picture that nothing shows', 'images/old-mark.svg', () => write('images/old-mark.svg', svg('<path d="M0 0"/>'))],
  ['SVG without its namespace', 'images/mark.svg', mark('<path d="M0 0"/>', 'viewBox="0 0 9 9"')],
  ['SVG that is not closed', 'images/mark.svg', () => write('images/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g>')],
  ['SVG with an unknown entity', 'images/mark.svg', mark('<title>a&nbsp;b</title>')],
  ['SVG with a script', 'images/mark.svg', mark('<script>alert(1)</script>')],
  [
    'SVG with a script under a prefix',
    'images/mark.svg',
    mark('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
  ],
  ['SVG with a handler', 'images/mark.svg', mark('<g onclick="x()"/>')],
  [
    'SVG with a handler at its root',
    'images/mark.svg',
    () => write('images/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" ONLOAD="x()"/>'),
  ],
  ['SVG with a page inside', 'images/mark.svg', mark('<foreignObject><p>x</p></foreignObject>')],
  ['SVG with a link', 'images/mark.svg', mark('<a href="https://evil.example"><path d="M0 0"/></a>')],
  ['SVG with a part of another file', 'images/mark.svg', mark('<use href="https://evil.example/x.svg#a"/>')],
  ['SVG with an outside picture', 'images/mark.svg', mark('<image href="//evil.example/x.png"/>')],
  [
    'SVG with an old-style reference',
    'images/mark.svg',
    mark('<use xlink:href="x.svg#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
  ],
  ['SVG with a page as data', 'images/mark.svg', mark('<image href="data:text/html,x"/>')],
  ['SVG with an encoded address', 'images/mark.svg', mark('<use href="java&#115;cript:x()"/>')],
  ['SVG with an outside paint', 'images/mark.svg', mark('<rect fill="url(https://evil.example/x.svg#a)"/>')],
  ['SVG with an outside style', 'images/mark.svg', mark('<style>@import "https://evil.example/x.css";</style>')],
  ['SVG with an outside font', 'images/mark.svg', mark('<style>g { background: URL( "//evil.example/x" ) }</style>')],
  ['SVG with an escaped style', 'images/mark.svg', mark('<g style="fill: u\\72l(//evil.example)"/>')],
  [
    'SVG with an animated reference',
    'images/mark.svg',
    mark('<use href="#a"><set attributeName="href" to="//evil.example"/></use>'),
  ],
  [
    'SVG with entities of its own',
    'images/mark.svg',
    () => write('images/mark.svg', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<title>&x;</title>')}`),
  ],
  [
    'SVG with a style sheet',
    'images/mark.svg',
    () => write('images/mark.svg', `<?xml-stylesheet href="//evil.example/x.css"?>${svg('')}`),
  ],
];

describe('mistakes with the files of a folder', () => {
  it.each(mistakes)('%s: %s is reported', (_says, file, apply) => {
    rmSync(brands, { recursive: true, force: true });
    for (const left of ['texts', 'theme.json']) rmSync(join(around, left), { recursive: true, force: true });
    cpSync(clean, brands, { recursive: true });
    apply();
    const folders = diskFolders(pathToFileURL(`${brands}/`));
    const findings = checkBrands(['folia'], {}, { folders, readings: new Map(readings), checked: new Map(checked) });
    expect(
      findings.map((finding) => finding.file),
      formatFindings(findings),
    ).toContain(`brands/folia/${file}`);
  });

  it('drawings of tools are valid: declaration, comments, styles and references inside the file', () => {
    rmSync(brands, { recursive: true, force: true });
    cpSync(clean, brands, { recursive: true });
    const drawn = `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<!-- made -->${svg(
      '<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient><style>.b{fill:url(#a)}</style></defs><g class="b" style="opacity:.5"><use href="#c"/><path id="c" d="M0 0" fill="url(#a)"/></g><text>A &amp; B</text>',
    )}\n`;
    write('images/mark.svg', drawn);
    expect(checkBrands(['folia'], {}, { folders: diskFolders(pathToFileURL(`${brands}/`)) })).toEqual([]);
    expect(readFileSync(join(folia, 'images/mark.svg'), 'utf8')).toBe(drawn);
  });

  it('files beside the folders, and a linked folder, are reported', () => {
    rmSync(brands, { recursive: true, force: true });
    cpSync(clean, brands, { recursive: true });
    writeFileSync(join(brands, 'acme.json'), '{}');
    symlinkSync(join(clean, 'folia'), join(brands, 'linked'));
    const findings = checkBrands(undefined, {}, { folders: diskFolders(pathToFileURL(`${brands}/`)) });
    expect(findings.map(({ file, rule }) => `${rule} ${file}`)).toEqual([
      'unread-file brands/acme.json',
      'linked-file brands/linked',
    ]);
  });
});
