import { describe, expect, it } from 'vitest';
import { type BrandLayer, resolveBrand } from './brand.ts';
import type { JsonObject } from './json.ts';

const layer = (id: string, files: Record<string, JsonObject>): BrandLayer => ({
  id,
  files: Object.entries(files).map(([name, value]) => ({
    name,
    path: `brands/${id}/${name}`,
    value,
    lineOf: (pointer) => pointer.split('/').length,
  })),
});

const base = layer('base', {
  'brand.json': {
    $schema: 'x',
    schemaVersion: 1,
    id: 'base',
    name: 'Base',
    login: { rememberMe: true, rememberPassword: false },
  },
  'theme.json': { $schema: 'x', default: 'dark', keepChoice: true, shape: { 'radius-xs': '4px' } },
  'menus.json': {
    $schema: 'x',
    side: { order: ['home', 'help'], entries: { home: { label: 'portal:home' }, help: { label: 'portal:help' } } },
  },
  'texts/en.json': { $schema: 'x', portal: { home: 'Home', help: 'Help' } },
  'sandbox/users.json': { users: { one: { nickname: null }, two: {} } },
});
const acme = layer('acme', {
  'brand.json': { id: 'acme', extends: 'base', name: 'Acme', login: { rememberPassword: true } },
  'menus.json': { side: { order: ['home'], entries: { help: null } } },
  'texts/en.json': { portal: { home: 'Start' } },
  'texts/pt.json': { portal: { home: 'Início' } },
  'sandbox/users.json': { users: { two: null, three: {} } },
});

describe('a resolved brand', () => {
  const resolved = resolveBrand([base, acme]);

  it('merges its own folder over the folders it extends, under the keys that the portal reads', () => {
    expect(resolved.brand).toMatchObject({ id: 'acme', name: 'Acme', login: { rememberMe: true, rememberPassword: true } });
    expect(resolved.brand.theme).toEqual({ default: 'dark', keepChoice: true });
    expect(resolved.brand.menus['side']).toEqual({ order: ['home'], entries: { home: { label: 'portal:home' } } });
    expect(resolved.theme.shape).toEqual({ 'radius-xs': '4px' });
  });

  it('has texts by language and sandbox data by file, and keeps null as a value there', () => {
    expect(resolved.texts).toEqual({ en: { portal: { home: 'Start', help: 'Help' } }, pt: { portal: { home: 'Início' } } });
    expect(resolved.sandbox).toEqual({ users: { users: { one: { nickname: null }, three: {} } } });
  });

  it('keeps the market apart, which only tools read; null removes that of a parent', () => {
    const resolvedWith = (...markets: (string | null)[]) =>
      resolveBrand([base, ...markets.map((market, index) => layer(`child${index}`, { 'brand.json': { market } }))]);
    expect(resolvedWith('GB').market).toBe('GB');
    expect(resolvedWith('GB').brand).not.toHaveProperty('market');
    expect(resolvedWith('GB', 'MT').market).toBe('MT');
    expect(resolvedWith('GB', null).market).toBeNull();
    expect(resolved.market).toBeNull();
  });

  it('has no schema address and no parent, and is frozen', () => {
    expect(JSON.stringify(resolved.brand)).not.toMatch(/\$schema|extends/);
    expect(
      Object.isFrozen(resolved.brand) && Object.isFrozen(resolved.brand.menus) && Object.isFrozen(resolved.brand.login),
    ).toBe(true);
  });

  it('returns the origin of each value', () => {
    const { find } = resolved.provenance;
    expect(find('brand.json', '/login/rememberMe')?.layer).toBe('base');
    expect(find('brand.json', '/login/rememberPassword')).toEqual({ layer: 'acme', file: 'brands/acme/brand.json', line: 3 });
    expect(find('menus.json', '/side/order/0')?.layer).toBe('acme');
    expect(find('menus.json', '/side/entries/help')).toEqual({ layer: 'acme', file: 'brands/acme/menus.json', line: 4 });
    expect(find('layout.json', '/routes')).toBeNull();
    expect([...resolved.provenance.leaves()].map(([leaf]) => leaf)).toContain('texts/pt.json#/portal/home');
  });

  it('gives an object the origin of its leaf from the latest layer, at any depth', () => {
    const child = layer('child', { 'brand.json': { login: { rememberMe: false } } });
    const { find } = resolveBrand([base, child]).provenance;
    expect(find('brand.json', '/login/rememberPassword')?.layer).toBe('base');
    expect(find('brand.json', '/login')).toEqual({ layer: 'child', file: 'brands/child/brand.json', line: 3 });
    expect(find('brand.json', '')?.layer).toBe('child');
  });

  it('is empty for an empty chain and does not throw', () => {
    expect(resolveBrand([]).brand).toMatchObject({ layout: {}, menus: {}, flags: {} });
  });
});

describe('files that brands share', () => {
  it('are merged once for all of them, and again where a layer has another place or content', () => {
    const asked: string[] = [];
    const shared = (id: string, value: JsonObject): BrandLayer => ({
      id,
      files: [{ name: 'menus.json', path: `brands/${id}/menus.json`, value, lineOf: (at) => (asked.push(`${id}${at}`), 1) }],
    });
    const menus = { side: { order: ['home'] } };
    const first = resolveBrand([shared('base', menus), layer('one', {})]);
    const second = resolveBrand([shared('base', menus), layer('two', {})]);
    expect(second.brand.menus['side']).toBe(first.brand.menus['side']);
    expect(asked).toEqual(['base/side', 'base/side/order']);

    const elsewhere = resolveBrand([shared('other', menus)]);
    expect(elsewhere.provenance.find('menus.json', '/side/order')).toMatchObject({ layer: 'other' });
    const changed = resolveBrand([shared('base', menus), shared('two', { side: { order: ['help'] } })]);
    expect(changed.brand.menus['side']).toEqual({ order: ['help'] });
    expect(changed.provenance.find('menus.json', '/side')).toMatchObject({ layer: 'two' });
  });
});
