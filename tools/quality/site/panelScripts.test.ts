import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CENTRE_SCRIPTS, type OpenedPanel, PANEL_FILES, PANEL_SCRIPTS, panelFindings, weighPanels } from './panelScripts.ts';

const files: Record<string, string> = {
  'assets/main.js': 'main()',
  'assets/centre.js': 'centre()',
  'assets/features.js': 'features()',
  'assets/login.js': 'login()',
  'assets/form.js': 'form library',
  'assets/badge.js': 'read by the menu',
  'assets/deposit.js': 'deposit()',
  'assets/write.js': 'write of money',
  'assets/account.js': 'account()',
  '.vite/manifest.json': JSON.stringify({
    'main.tsx': { file: 'assets/main.js', isEntry: true },
    'centre.ts': { file: 'assets/centre.js', imports: ['main.tsx'] },
    'app/panels.ts': { file: 'assets/features.js' },
    'login.ts': { file: 'assets/login.js', imports: ['_form.js'] },
    '_form.js': { file: 'assets/form.js' },
  }),
  '.vite/entries.json': JSON.stringify({
    'modal/centre': 'assets/centre.js',
    'modal/loginPopupModal': 'assets/login.js',
    'field/username': 'assets/form.js',
    'field/password': 'assets/form.js',
  }),
};

function build(): string {
  const engineDir = mkdtempSync(join(tmpdir(), 'panels-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(engineDir, path)), { recursive: true });
    writeFileSync(join(engineDir, path), text);
  }
  return engineDir;
}

const open = (name: string, ...scripts: string[]): OpenedPanel => ({
  menu: 'member',
  name,
  state: 'ready',
  ofPage: ['/assets/main.js'],
  loaded: ['main', 'centre', 'features', 'badge', ...scripts].map((script) => `/assets/${script}.js`),
});
const size = (...scripts: string[]) =>
  scripts.reduce((sum, script) => sum + brotliCompressSync(files[`assets/${script}.js`] ?? '').length, 0);

test('a panel weighs what only it fetches; what all panels of a menu fetch is the centre', () => {
  const opened = [open('depositv2', 'deposit', 'write'), open('withdraw', 'write'), open('referral', 'form')];
  expect(weighPanels(build(), opened)).toEqual({
    centre: size('centre', 'features', 'badge'),
    panels: [
      { menu: 'member', name: 'depositv2', bytes: size('deposit', 'write'), files: 5 },
      { menu: 'member', name: 'withdraw', bytes: size('write'), files: 4 },
      { menu: 'member', name: 'referral', bytes: size('form'), files: 4 },
    ],
  });
});

test('only the panel with the form of the registration shares the form library with the login', () => {
  const { panels } = weighPanels(build(), [
    open('registerCenter', 'account', 'form'),
    open('referral', 'form'),
    open('messageV2'),
  ]);
  expect(panels.map(({ bytes }) => bytes)).toEqual([size('account'), size('form'), 0]);
});

test('panels that are too heavy, shut or absent are named, and a centre that is too heavy', () => {
  const member = Array.from({ length: 12 }, (_, index) => open(`one${index}`));
  const opened = [...member, { ...open('salary'), menu: 'agent' as const, state: 'forbidden' }];
  const panels = opened.map(({ menu, name }) => ({
    menu,
    name,
    bytes: name === 'one3' ? PANEL_SCRIPTS + 1 : PANEL_SCRIPTS,
    files: name === 'one5' ? PANEL_FILES + 1 : PANEL_FILES,
  }));
  expect(panelFindings(opened, { centre: CENTRE_SCRIPTS + 1, panels })).toEqual([
    'the member menu has 12 of at least 13 panels',
    'the agent menu has 1 of at least 12 panels',
    'agent.salary: forbidden',
    'the centre: scripts 26001 of 26000',
    'member.one3: scripts 18201 of 18200',
    'member.one5: 21 of 20 files',
  ]);
});
