import { expect, test } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { caddyFiles } from './caddy.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { locationOf, named, parseNginx } from './nginxTree.fixture.ts';
import { type ServerSetup, serverSites } from './serverSites.ts';

test('calls with parameters in a path of their own are proxied, and what is below it', () => {
  const folders = shippedInMemory();
  const calls = {
    cancelDeposit: { path: '/cashier/orders/{referenceNumber}/cancel' },
    messageDelete: { path: '/wps/messages/{id}' },
  };
  const $schema = '../../schemas/brand/mappings.schema.json';
  folders.write('folia', 'mappings.json', JSON.stringify({ $schema, calls }));
  const told: ServerSetup = {
    sites: serverSites({ folders }),
    root: '/srv/portal',
    platform: 'https://platform.example',
    listen: { tls: '/etc/ssl/portal' },
  };
  expect(told.sites.find(({ id }) => id === 'folia')?.proxied).toEqual(['/cashier/orders/*']);
  const [front] = named(parseNginx(nginxFiles(told)['portal/portal.conf'] ?? ''), 'server').slice(-1);
  const location = locationOf(front!, '/cashier/orders/A-1.json/cancel');
  expect(location.values).toEqual(['^~', '/cashier/orders/']);
  expect(named(location.block ?? [], 'proxy_pass')).toHaveLength(1);
  expect(caddyFiles(told)['Caddyfile']).toContain('handle /cashier/orders/* {');
  expect(netlifyFiles(told)['folia/_redirects']).toContain(
    '/cashier/orders/* https://platform.example/cashier/orders/:splat 200!',
  );
  folders.set('orvane', 'layout.json', '/routes/vip/paths', ['/vip', '/Cashier/Orders/new']);
  expect(() => serverSites({ folders })).toThrow(
    /\/cashier\/orders\/\*, which folia hands to the platform, belongs to the page vip in orvane/,
  );
});
