import { describe, expect, it } from 'vitest';
import { rolesOf } from '#engine/conditions.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import { destinationOf, matchRoute } from './routes.ts';

const { brand } = loadBrand('folia');
const closed: Brand = { ...brand, loginedToHomePage: true };
const download = { paths: ['/download'], page: 'download', regions: [] };
const withDownload: Brand = { ...closed, layout: { ...brand.layout, routes: { ...brand.layout.routes, download } } };
const all = () => true;

interface Visit {
  token?: string | null;
  flags?: readonly string[];
  registered?: (page: string) => boolean;
}

function go(to: string, { token = null, flags = ['directRegister'], registered = all }: Visit = {}, of: Brand = brand) {
  const isOn = (name: string) => flags.includes(name);
  const conditions = {
    flags: { isOn, explain: () => ({}) as never },
    roles: rolesOf({ token, type: 0, agent: of.agent }),
    route: '',
    locale: 'PT',
    device: 'desktop' as const,
  };
  const registry = { find: (kind: string, name: string) => (kind !== 'page' || registered(name) ? 'offered' : null) };
  const end = destinationOf(to, { brand: of, registry, conditions, categories: null });
  return end.kind === 'route' ? `page ${end.route.page}` : `to ${end.to}`;
}

describe('the route of a path', () => {
  it.each([
    ['/', 'home', ['header', 'search', 'banner', 'sideMenu', 'footer', 'bottomBar']],
    ['/index', 'home', ['header', 'search', 'banner', 'sideMenu', 'footer', 'bottomBar']],
    ['/index.html', 'home', ['header', 'search', 'banner', 'sideMenu', 'footer', 'bottomBar']],
    ['/home', 'home', ['header', 'search', 'banner', 'sideMenu', 'footer', 'bottomBar']],
    ['/login', 'login', ['header', 'search', 'banner', 'sideMenu', 'footer', 'bottomBar']],
    ['/register', 'register', ['header', 'banner']],
    ['/register.html', 'register', ['header', 'banner']],
    ['/helpmc', 'help', []],
    ['/help', 'help', []],
  ])('%s is %s with its regions', (path, page, regions) => {
    expect(matchRoute(brand, path)).toMatchObject({ page, path, regions, params: {} });
  });

  it('of a promotion carries its id', () => {
    expect(matchRoute(brand, '/promotions/spring-7')).toMatchObject({
      name: 'promotions',
      page: 'promotions',
      params: { id: 'spring-7' },
      regions: ['header', 'search', 'sideMenu', 'footer', 'bottomBar'],
    });
  });

  it.each(['/xyz', '/promotions/a/b', '/home/x', '/register.htm', '//evil.example', '/%'])('is null for %s', (path) => {
    expect(matchRoute(brand, path)).toBeNull();
  });
});

describe('the end of a navigation', () => {
  it.each(['/xyz', '/promotions/a/b', '/casino'])('an unknown path (%s) redirects to home', (path) => {
    expect(go(path)).toBe('to /');
  });

  it('a page that no feature offers redirects to home', () => {
    expect(go('/helpmc', { registered: (page) => page !== 'help' })).toBe('to /');
  });

  it('a route whose condition does not hold redirects to home', () => {
    expect(go('/register', { flags: [] })).toBe('to /');
    expect(go('/register')).toBe('page register');
  });

  it('/login is for visitors only', () => {
    expect(go('/login')).toBe('page login');
    expect(go('/login', { token: 'st_1' })).toBe('to /');
  });

  it('nobody is sent to /login where the brand does not require sign-in', () => {
    for (const path of ['/', '/helpmc', '/promotions/1']) expect(go(path)).toMatch(/^page/);
  });
});

describe('a brand that requires sign-in', () => {
  it.each(['/', '/home', '/index', '/index.html', '/promotions/1', '/xyz', '/help', '/login/', '/registers'])(
    'sends a visitor from %s to /login',
    (path) => {
      expect(go(path, {}, closed)).toBe('to /login');
    },
  );

  it.each([
    ['/login', 'page login'],
    ['/register', 'page register'],
    ['/register.html', 'page register'],
    ['/helpmc', 'page help'],
    ['/download', 'page download'],
  ])('exempts %s', (path, end) => {
    expect(go(path, {}, withDownload)).toBe(end);
  });

  it('redirects an unknown exempt path straight to /login', () => {
    expect(go('/download', { registered: (page) => page !== 'download' }, closed)).toBe('to /login');
    expect(go('/register', { flags: [] }, closed)).toBe('to /login');
  });

  it('admits a token', () => {
    for (const path of ['/', '/home', '/promotions/1', '/help']) expect(go(path, { token: 'st_1' }, closed)).toMatch(/^page/);
    expect(go('/xyz', { token: 'st_1' }, closed)).toBe('to /');
  });

  it('never redirects in a cycle', () => {
    for (const path of ['/xyz', '/', '/register', '/download', '/login']) {
      for (const token of [null, 'st_1']) {
        let at = path;
        for (let hops = 0; hops < 4; hops += 1) {
          const end = go(at, { token, flags: [] }, closed);
          if (end.startsWith('page')) break;
          at = end.slice('to '.length);
          expect(hops).toBeLessThan(3);
        }
      }
    }
  });
});
