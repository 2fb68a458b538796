import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from '../../site/page/inlineBlocks.ts';
import { impurities, impureCode } from './purity.ts';

test('finds the sandbox, its worker, a schema compiler and code from text in scripts', () => {
  expect(impureCode('fetch("/__sandbox/reset")')).toEqual(['contains "__sandbox"']);
  expect(impureCode('navigator.serviceWorker.register("/mockServiceWorker.js")')).toEqual(['contains "mockServiceWorker"']);
  expect(impureCode('const f = new Function("return 1")')).toEqual(['runs code from text']);
  expect(impureCode('matcher.eval(1); typeof Function')).toEqual([]);
});

test('a build contains only files that pages load, and no page contains what its policy blocks', () => {
  const engineDir = mkdtempSync(join(tmpdir(), 'purity-'));
  const files = {
    'assets/main-1.js': 'start()',
    'assets/main-1.js.map': '{}',
    'assets/fonts/f.woff2': 'font',
    'render/assets/shell-1.js': 'render()',
    'render/assets/libraries-1.js': 'if (process.env.NODE_ENV !== "production") check()',
    'sites/acme/home.html': '<p style="color:red">',
    'sites/acme/texts/zh-CN.json': '{}',
    'sites/acme/images/mark.svg': '<svg/>',
    'sites/acme/users.json': '{}',
    'sites/acme/policy.json': JSON.stringify({ scripts: [hashOf('known()')], styles: [], before: { scripts: [], styles: [] } }),
    'sites/acme/shell.html': '<script>known()</script><script>other()</script>',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(engineDir, path)), { recursive: true });
    writeFileSync(join(engineDir, path), text);
  }
  expect(impurities(engineDir).sort()).toEqual([
    'assets/main-1.js.map is not a file that a page loads',
    'render/assets/libraries-1.js has libraries for development: publishing would take twice the time',
    'sites/acme/home.html contains <p style="color:red">',
    'sites/acme/shell.html contains <script>',
    'sites/acme/users.json is not a file of a site',
  ]);
});
