import { expect, test } from 'vitest';
import { wholeCaddy } from './nginxTree.fixture.ts';
import { caddyFiles } from './caddy.ts';
import { nginxFiles } from './nginx.ts';
import { type ServerSetup, serverSites } from './serverSites.ts';

const setup: ServerSetup = {
  sites: serverSites(),
  root: '/srv/portal',
  platform: 'https://platform.example',
  listen: { tls: '/etc/ssl/portal' },
};

/** The lines of a block, without those of another one beside it. */
const blockOf = (text: string, head: string): string[] => {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trim() === `${head} {`);
  const indent = /^\t*/.exec(lines[at] ?? '')?.[0] ?? '';
  const end = lines.indexOf(`${indent}}`, at);
  return lines.slice(at + 1, end).map((line) => line.slice(indent.length + 1));
};

const text = wholeCaddy(caddyFiles(setup));

test('Caddy drops what a request says of its own origin, as nginx does', () => {
  const nginx = nginxFiles(setup)['portal/portal.conf'] ?? '';
  const dropped = new Set([...nginx.matchAll(/proxy_set_header ([\w-]+) "";/g)].map(([, name = '']) => name));
  dropped.delete('Connection');
  expect(dropped.size).toBeGreaterThan(10);
  const proxy = blockOf(text, `reverse_proxy ${setup.platform}`);
  expect(proxy).toEqual(expect.arrayContaining([...dropped].map((name) => `header_up -${name}`)));
});

test('Caddy looks for the file that it sends before it says how long that may be kept', () => {
  // Caddy adds headers before it rewrites, so that a test of the asked path would find no page
  for (const [head, file] of [
    ['handle @home', '/home.html'],
    ['handle @own', '/pages{path}.html'],
    ['handle', '/shell.html'],
  ] as const) {
    const lines = blockOf(text, head);
    expect(lines, head).toContain(`rewrite * ${file}`);
    expect(
      lines.filter((line) => line.startsWith('@')),
      head,
    ).toEqual([`@there file ${file}`, `@gone not file ${file}`]);
  }
});

test('Caddy sends no page to a form that was sent without scripts', () => {
  const route = blockOf(text, 'route');
  const refusal = route.indexOf('handle @sent {');
  expect(route[refusal - 1]).toBe('@sent not method GET HEAD');
  expect(blockOf(text, 'handle @sent')).toContain('respond 405');
  // calls come before it, everything that is a file or a page behind it
  const heads = route.flatMap((line, at) => (/^handle\b/.test(line) ? [{ line, at }] : []));
  const calls = heads.filter(({ line }) => /@platform|csp-report/.test(line));
  expect(calls.every(({ at }) => at < refusal)).toBe(true);
  const files = heads.filter(({ line }) => /@home|@register|@file|@own|assets|^handle \{/.test(line));
  expect(files).toHaveLength(6);
  expect(files.every(({ at }) => at > refusal)).toBe(true);
});

test.each([
  [{ tls: '/tls' }, ':443', ['tls `/tls/fullchain.pem` `/tls/privkey.pem`']],
  [{ tls: '/tls', perHost: true }, ':443', []],
  [{ http: '127.0.0.1:8081' }, 'http://:8081', ['bind 127.0.0.1']],
])('Caddy answers 404 to a host of no brand, listening as %j', (listen, head, socket) => {
  const shared = caddyFiles({ ...setup, listen })['Caddyfile'] ?? '';
  expect(blockOf(shared, head)).toEqual([...socket, 'header -Server', 'respond 404']);
});

test.each([
  ['127.0.0.1:8081', '8081', ['bind 127.0.0.1']],
  ['[::1]:8081', '8081', ['bind [::1]']],
  ['127.0.0.1', '80', ['bind 127.0.0.1']],
  ['8081', '8081', []],
  ['*:8081', '8081', []],
])('Caddy listens at %s alone, behind the proxy that has TLS', (http, port, bind) => {
  const { id, hosts } = setup.sites[0]!;
  const file = caddyFiles({ ...setup, listen: { http } })[`sites/${id}.caddy`] ?? '';
  const lines = blockOf(file, hosts.map((host) => `http://${host}:${port}`).join(', '));
  expect(lines.filter((line) => line.startsWith('bind'))).toEqual(bind);
  expect(lines).toContain('import portal');
});

test('Caddy finds certificates in a folder with a space', () => {
  const { id } = setup.sites[0]!;
  const files = caddyFiles({ ...setup, listen: { tls: '/etc/my certs' } });
  expect(files[`sites/${id}.caddy`]).toContain('\ttls `/etc/my certs/fullchain.pem` `/etc/my certs/privkey.pem`\n');
});
