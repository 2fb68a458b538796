import { expect, test } from 'vitest';
import type { Json } from '#engine/brand/json.ts';
import { serverSites } from '../../site/headers/serverSites.ts';
import type { FolderReading } from '../folder.ts';
import { BrandFilesError, inspectBrand, loadBrand } from '../loadBrand.ts';
import { shippedInMemory } from '../memoryFolders.fixture.ts';

/** The parent of folia, read once. */
const parent = new Map<string, FolderReading | null>();
inspectBrand('base', { folders: shippedInMemory(), readings: parent });

/** Findings of folia after a change of `brand.json`. */
function findingsAfter(pointer: string, value: Json) {
  const folders = shippedInMemory();
  folders.set('folia', 'brand.json', pointer, value);
  try {
    loadBrand('folia', { folders, readings: new Map(parent) });
    return [];
  } catch (cause) {
    if (!(cause instanceof BrandFilesError)) throw cause;
    return cause.findings.filter(({ severity }) => severity === 'error').map(({ rule, path }) => `${rule} ${path}`);
  }
}

const reportsAt = (endpoint: string) => findingsAfter('/telemetry', { endpoint, sampleRate: 1 });

const taken = [
  '/register /register/ /Register /REGISTER.html /register.html /home /index /index.html /home.html /shell.html',
  '/login /help /helpmc /promotions /promotions/12 /PROMOTIONS/new /promoDetail /vip/ /game /seamless /lottery',
  '/assets /assets/ /assets/reports /assets/x.js /images/x /texts/pt.json /texts /media/x /sites/folia /boot.json /theme.css',
  '/version.json /favicon.ico /mockServiceWorker.js /csp-report /csp-report/ /__sandbox/x /.well-known/x /.env /a/.git/x',
  '/a/../register /a/..//x /reports/.. /reports//x /reports.json /wps /lgw/ /lotto',
  '/wps/session/login /wps/session/login/ /WPS/session/login /wps/Session/Login /wps/system/permission /wps/relay/MCS2_uploadImage',
]
  .join(' ')
  .split(' ');

test.each(taken)('reports may not go to %s', (path) => {
  expect(reportsAt(path).join()).toMatch(/(?:taken-path|schema\S*|unsafe-url|host-not-listed) \/telemetry\/endpoint/);
});

test.each(['/reports', '/telemetry/', '/r', '/lgw/telemetry', '/wps/reports', '/lotto/x', '/registers', '/homes', '/helper', ''])(
  'reports may go to "%s"',
  (path) => {
    expect(reportsAt(path)).toEqual([]);
  },
);

test('a call that the brand moves owns its new path, and its default path stays reserved', () => {
  const folders = shippedInMemory();
  folders.set('folia', 'brand.json', '/api/endpoints/helpCenter', { path: '/lgw/help-texts' });
  folders.set('folia', 'brand.json', '/telemetry', { endpoint: '/lgw/help-texts', sampleRate: 1 });
  expect(() => loadBrand('folia', { folders })).toThrow('/lgw/help-texts');
});

test.each(['/register', '/', '/assets/x.js', '/help', '/promotions/7', '/boot.json', '/csp-report', '/Login'])(
  'a call may not move to %s',
  (path) => {
    expect(findingsAfter('/api/endpoints/helpCenter', { path }).join()).toMatch(/ \/api\/endpoints\/helpCenter\/path/);
  },
);

test('a call may move to any free path', () => {
  for (const path of ['/wps/x', '/lgw/help', '/service/help'])
    expect(findingsAfter('/api/endpoints/helpCenter', { path })).toEqual([]);
});

test('a proxied path of one brand may not be a page of another, as one server answers both', () => {
  const folders = shippedInMemory();
  folders.set('folia', 'brand.json', '/telemetry', { endpoint: '/reports', sampleRate: 1 });
  expect(serverSites({ folders }).find(({ id }) => id === 'folia')?.proxied).toEqual(['/reports']);
  folders.set('orvane', 'layout.json', '/routes/vip/paths', ['/vip', '/Reports/:year?']);
  expect(() => serverSites({ folders })).toThrow(
    /\/reports, which folia hands to the platform, belongs to the page vip in orvane/,
  );
});
