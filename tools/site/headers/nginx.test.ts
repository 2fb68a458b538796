import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformPolicy, securityHeaders } from '../policy/headers.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { ask } from './ask.fixture.ts';
import { type PublishedNginx, startPublishedNginx } from './publishedNginx.fixture.ts';
import { nginxPath } from './startNginx.ts';

const absent = nginxPath() === undefined ? ' (skipped: there is no nginx on this machine)' : '';

describe.skipIf(absent !== '')(`a real nginx with the generated configuration${absent}`, () => {
  let published: PublishedNginx;
  const get = (path: string, headers?: Record<string, string>, method?: string, body?: string) =>
    ask(published.nginx.port, path, headers, method, body);

  beforeAll(async () => {
    const engineDir = engineWith();
    const script = `console.log(${JSON.stringify('x'.repeat(2_000))});`;
    writeFileSync(join(engineDir, 'assets', 'main-1.js'), script);
    writeFileSync(join(engineDir, 'assets', 'main-1.js.gz'), gzipSync(script, { level: 9 }));
    published = await startPublishedNginx(['folia', 'orvane'], engineDir);
  });
  afterAll(() => published?.stop());

  test('every response has each security header once, with the brand’s values', async () => {
    for (const path of [
      '/',
      '/register',
      '/promotions/1',
      '/help',
      '/assets/main-1.js',
      '/assets/gone.js',
      '/gone.css',
      '/theme.css',
      '/.env',
      '/mockServiceWorker.js',
      '/wps/system/status',
      '/lgw/nothing',
      '/lotto/nothing',
    ]) {
      for (const site of published.sites) {
        const { headers } = await get(path, { Host: site.hosts[0] ?? '' });
        const policy = /^\/(?:wps|lgw|lotto)\//.test(path) ? { 'Content-Security-Policy': platformPolicy } : {};
        for (const [name, value] of Object.entries({ ...site.headers, ...policy }))
          expect(headers[name.toLowerCase()], `${site.id}${path} ${name}`).toBe(value);
      }
    }
    expect(Object.keys(published.sites[0]?.headers ?? {})).toHaveLength(9);
  });

  test('addresses answer with the right file of the host’s brand', async () => {
    const bodyOf = async (path: string, host: string) => (await get(path, { Host: host })).body.toString();
    for (const path of ['/', '/index', '/index.html', '/home', '/?token=x', '//', '//?token=x', '/%2f'])
      expect(await bodyOf(path, 'folia.example'), path).toContain('<main>/folia</main>');
    for (const path of ['/register', '/register.html'])
      expect(await bodyOf(path, 'orvane.example'), path).toContain('<main>/registerorvane</main>');
    expect(await bodyOf('/rng', 'folia.example')).toContain('<main>/rngfolia</main>');
    for (const path of ['/rng?page=2', '//rng', '///rng', '/%2Frng', '/%72ng', '/./rng'])
      expect(await bodyOf(path, 'orvane.example'), path).toContain('<main>/rngorvane</main>');
    for (const path of [
      '/login',
      '/deep/er',
      '/homes',
      '/wps',
      '/pvp',
      '/rng/',
      '/rng/1',
      '/RNG',
      '/pages/rng',
      '/rng%2f..%2fpvp',
    ])
      expect(await bodyOf(path, 'orvane.example'), path).toContain('<div id="root"></div>');
    expect(JSON.parse(await bodyOf('/boot.json', 'orvane.example'))).toMatchObject({ brand: { id: 'orvane' } });
    expect(await bodyOf('/', 'FOLIA.example')).toContain('data-brand="folia"');
  });

  test('missing files get 404, never a page, and are not cached', async () => {
    for (const path of [
      '/assets/gone.js',
      '/assets/',
      '/assets/../sites/folia/boot.json',
      '/assets/..%2fsites/folia/boot.json',
      '/gone.css',
      '/sites/folia/boot.json',
      '/.git/config',
      '/.earlier-assets.json',
      '/mockServiceWorker.js',
    ]) {
      const { status, headers, body } = await get(path);
      expect([403, 404], path).toContain(status);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(body.toString(), path).not.toContain('data-brand');
    }
  });

  test('unknown hosts get 404', async () => {
    for (const host of ['nobody.example', '127.0.0.1', 'folia.example.evil.example']) {
      const { status, headers, body } = await get('/', { Host: host });
      expect(status, host).toBe(404);
      expect(body.toString()).not.toContain('data-brand');
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect((await get('/wps/system/status', { Host: host })).status).toBe(404);
    }
  });

  test('status, type, cache and policy equal those of the project’s own server', async () => {
    for (const path of [
      '/',
      '/register',
      '/help',
      '/assets/main-1.js',
      '/assets/gone.js',
      '/boot.json',
      '/theme.css',
      '/gone.css',
      '/wps/system/status',
      '/images/logo.svg',
      '/texts/pt.json',
    ]) {
      const [ours, theirs] = [await ask(published.serve.port, path), await get(path)];
      expect(theirs.status, path).toBe(ours.status);
      expect(theirs.headers['cache-control'], path).toBe(ours.headers['cache-control']);
      if (ours.status === 200) expect(theirs.headers['content-type'], path).toBe(ours.headers['content-type']);
      for (const name of Object.keys(securityHeaders({}))) {
        // a local server speaks http and adds its own origins
        if (['Content-Security-Policy', 'Strict-Transport-Security', 'Permissions-Policy'].includes(name)) continue;
        expect(theirs.headers[name.toLowerCase()], `${path} ${name}`).toBe(ours.headers[name.toLowerCase()]);
      }
    }
  });

  test('calls and reports are proxied to the platform with the brand’s host', async () => {
    const reply = await get('/wps/system/permission?host=orvane.example', { Host: 'orvane.example' });
    expect(JSON.parse(reply.body.toString())).toMatchObject({ success: true });
    expect(reply.headers['cache-control']).toBe('no-store');
    const report = await get('/csp-report', { 'Content-Type': 'application/csp-report' }, 'POST', '{"csp-report":{}}');
    expect(report.status).toBe(204);
    const kept = await ask(published.serve.port, '/__sandbox/csp-reports');
    expect(JSON.parse(kept.body.toString())).toEqual([{ brand: 'folia', report: { 'csp-report': {} } }]);
    expect((await get('/csp-report', {}, 'POST', 'x'.repeat(70_000))).status).toBe(413);
    expect((await get('/', {}, 'POST', '')).status).toBe(405);
  });

  test('text is compressed, the engine’s from precompressed files, and an unchanged version gets 304', async () => {
    const asset = await get('/assets/main-1.js', { 'Accept-Encoding': 'gzip, br' });
    expect(asset.headers['content-encoding']).toBe('gzip');
    expect(asset.headers['vary']).toContain('Accept-Encoding');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(gunzipSync(asset.body).toString()).toContain('console.log');
    const page = await get('/boot.json', { 'Accept-Encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    for (const [path, file] of [
      ['/', 'home.html'],
      ['/register', 'register.html'],
      ['/help', 'shell.html'],
      ['/rng', 'pages/rng.html'],
      ['/boot.json', 'boot.json'],
    ] as const) {
      const sent = await get(path, { 'Accept-Encoding': 'gzip' });
      expect(sent.headers['content-encoding'], path).toBe('gzip');
      expect(sent.body.equals(readFileSync(join(published.root, 'sites/folia', `${file}.gz`))), `${path} as published`).toBe(
        true,
      );
      expect(sent.headers['content-type'], path).toMatch(/^(?:text\/html|application\/json); charset=utf-8$/);
    }
    const again = await get('/boot.json', { 'If-None-Match': String((await get('/boot.json')).headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBeDefined();
  });

  test('has every header of a header observatory', async () => {
    const { headers } = await get('/');
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
    expect(policy['default-src']).toEqual(["'none'"]);
    // the engine's boot script, and the scripts of its form, its lobby and the page without a line
    const hash = expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/) as string;
    expect(policy['script-src']).toEqual(["'self'", hash, hash, hash, hash]);
    for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(policy[name], name).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|"\*"|"https?:"|"http:/);
    const seconds = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]);
    expect(seconds).toBeGreaterThan(15_768_000);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['server']).toBe('nginx');
    expect(headers['set-cookie']).toBeUndefined();
    expect(published.nginx.log()).not.toMatch(/\[(?:warn|crit|alert|emerg)\]/);
  });
});
