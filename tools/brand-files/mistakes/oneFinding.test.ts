import { expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import { changedBrandsChecker } from '../checkChanged.fixture.ts';
import { formatFindings } from '../finding.ts';
import { shippedInMemory } from '../memoryFolders.fixture.ts';
import { type Row, settings } from './mistake.fixture.ts';

const keys = '/security/payloadKeys';
const entry = '/side/entries/announcements';

/** Slips of which several rules could speak. */
const rows: readonly Row[] = [
  ['id as a number', 'folia/brand.json', '/id', 5],
  ['key of another kind', 'folia/brand.json', keys, [{ kty: 'RSA', n: 'x', e: 'AQAB', kid: 'k' }], `${keys}/0/kty`],
  ['pictograph as an icon', 'folia/menus.json', `${entry}/icon`, '📣'],
  ['flat key of a text with a point', 'folia/texts/pt.json', '/portal.home', 'Início'],
  ['flat key of a text with a colon', 'folia/texts/pt.json', '/portal:home', 'Início'],
  ['text in another namespace', 'folia/texts/pt.json', '/common/home', 'Início'],
  ['address by another name', 'folia/menus.json', `${entry}/url`, 'https://social.folia.example/'],
  ['list of hosts as an object', 'folia/brand.json', '/security/hosts/links', { a: 'x.example' }],
  ['hosts as one text', 'folia/brand.json', '/hosts', 'folia.example'],
  ['currency as its code', 'folia/brand.json', '/currency', 'BRL'],
  [
    'order that leaves pages without a way',
    'folia/menus.json',
    '/side/order',
    ['home', 'categories', 'language', 'support', 'announcements', 'appDownload'],
  ],
  ['menu as a list', 'folia/menus.json', '/side', ['home']],
  ['routes as a list', 'folia/layout.json', '/routes', [{ paths: ['/x'] }]],
  ['colour in another notation', 'folia/theme.json', '/color/light/primary', 'hsl(120,50%,50%)'],
  ['colour of texts like that of buttons', 'folia/theme.json', '/color/light/on-primary', '#1FD67F'],
  ['theme in the wrong place', 'folia/theme.json', '/dark', { bg: '#000000' }],
  [
    'field that nobody knows',
    'folia/register-form.json',
    '/fields',
    { cpf: { label: 'fields:cpf', types: ['x'] } },
    '/fields/cpf',
  ],
  ['protection required and forbidden', 'folia/brand.json', '/regulatory/forbidden', ['RGCLOCK3'], '/regulatory/forbidden/0'],
  ['empty text', 'folia/brand.json', '/regulatory/help/talk/name', ''],
];

const check = changedBrandsChecker(brandNames(createWholeRegistry()));

it.each(settings(rows))('$says is one finding', ({ id, file, paths, apply }) => {
  const folders = shippedInMemory();
  if (file === 'register-form.json')
    folders.write(id, file, JSON.stringify({ $schema: '../../schemas/brand/register-form.schema.json' }));
  apply(folders);
  const findings = check(folders, [id]);
  expect(
    findings.map((finding) => `${finding.file}#${finding.path}`),
    formatFindings(findings),
  ).toEqual([`brands/${id}/${file}#${paths[0]}`]);
});

it('a text that four of six languages lack is one finding', () => {
  const folders = shippedInMemory();
  folders.set('mayloc', 'texts/en.json', '/portal/home', 'Start');
  folders.set('mayloc', 'texts/vi.json', '/portal/home', 'Bắt đầu');
  expect(check(folders, ['mayloc'])).toMatchObject([
    {
      file: 'brands/mayloc/texts/vi.json',
      path: '/portal/home',
      expected: 'the same text in texts/zh-CN.json, texts/id.json, texts/th.json, texts/pt.json',
    },
  ]);
});
