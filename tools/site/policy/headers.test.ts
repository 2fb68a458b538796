import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';

const hosts = {
  api: ['api.folia.example'],
  images: ['cdn.folia.example', '*.img.example'],
  games: ['play.example'],
  verify: ['https://verify.folia.example'],
};

test('production forces https and lists exactly the brand hosts', () => {
  const headers = securityHeaders(hosts);
  expect(headers['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https://cdn.folia.example https://*.img.example data: blob:; " +
      "font-src 'self'; connect-src 'self' https://api.folia.example; frame-src https://play.example https://verify.folia.example; " +
      "worker-src 'self'; manifest-src 'self'; media-src 'self' https://cdn.folia.example https://*.img.example; form-action 'self'; " +
      "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
      'trusted-types dompurify portal-worker; upgrade-insecure-requests; report-uri /csp-report; report-to csp',
  );
  expect(headers['Permissions-Policy']).toContain('fullscreen=(self "https://play.example")');
  expect(Object.keys(headers)).toHaveLength(9);
});

test.each([
  [undefined, 'max-age=63072000'],
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('https is promised for the hosts alone, unless the brand asks for more: %s', (strictTransport, value) => {
  expect(securityHeaders(hosts, { ...(strictTransport && { strictTransport }) })['Strict-Transport-Security']).toBe(value);
});

test('a local server adds its own origins and does not force https', () => {
  const headers = securityHeaders(hosts, { localOrigins: ['http://folia.localhost:8787'] });
  expect(headers['Content-Security-Policy']).toContain(
    "connect-src 'self' https://api.folia.example http://folia.localhost:8787;",
  );
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
});

test('no directive is unsafe and a brand without hosts allows only its own origin', () => {
  const policy = contentSecurityPolicy({});
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(policy).toContain("frame-src 'none'");
});

test('a host that could end the directive is rejected', () => {
  for (const host of [
    'a.example; script-src *',
    "'unsafe-inline'",
    'a.example\r\nX: y',
    '*',
    'javascript:alert(1)',
    'a.example/path',
  ]) {
    expect(() => contentSecurityPolicy({ images: [host] })).toThrow('security.hosts');
  }
});

test('analytics hosts may be framed where the brand lists them, and never run scripts in the page', () => {
  const policy = contentSecurityPolicy({ analytics: ['stats.example'] });
  expect(policy).toContain('frame-src https://stats.example;');
  expect(policy).toContain("script-src 'self';");
});

test('inline blocks are allowed by their hash only', () => {
  const policy = contentSecurityPolicy({}, { blocks: { scripts: ['sha256-a='], styles: ['sha256-b=', 'sha256-c='] } });
  expect(policy).toContain("script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b=' 'sha256-c='; ");
  expect(policy).not.toContain('unsafe');
});
