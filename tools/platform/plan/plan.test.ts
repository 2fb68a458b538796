import { describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { textOf } from '#platform/schemas/problemText.ts';
import { requestValidatorOf } from '#platform/schemas/requestValidator.ts';
import { accessOf } from '#sandbox/callAccess.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { needsOf } from './needs.ts';
import { isRead, readRequest } from './reads.ts';

const names = Object.keys(endpoints) as EndpointName[];
const { brand, panels } = loadBrand('folia');

describe('the plan of a run', () => {
  it.each(names.filter(isRead))('asks %s with a request that fits its schema', (name) => {
    const { request: title }: Endpoint = endpoints[name];
    const wanted = readRequest(name, brand, { vendor: 'LUM', kinds: ['dividend'] }, Date.UTC(2026, 10, 21));
    if ('untried' in wanted || title === null) return expect('untried' in wanted || wanted.request === undefined).toBe(true);
    const problem = requestValidatorOf(title)(wanted.request);
    expect(problem === null ? null : `${problem.path} ${textOf(problem)}`).toBeNull();
  });

  const on = (...modIds: string[]) => modIds.map((modId) => ({ modId, enabled: '1' }));

  it('needs no call whose only switch is off', () => {
    const off = needsOf(brand, on(), panels);
    for (const name of names) {
      const { flag } = accessOf(name);
      if (typeof flag === 'string') expect(off(name), name).toContain('off in the whitelabel tree');
    }
    expect(off('registerMobile')).toBe('off in the whitelabel tree: MOBILEREG3');
    expect(needsOf(brand, on('MOBILEREG3'), panels)('registerMobile')).toBeNull();
  });

  it('needs no call to which nothing of the brand leads', () => {
    expect(needsOf(brand, on(), panels)('depositRecords')).toBeNull();
    const bare = { ...brand, menus: {}, layout: { ...brand.layout, home: { ...brand.layout.home, order: [] } } };
    const needless = needsOf(bare, on('DIRECTREG3'), panels);
    expect(needless('depositRecords')).toBe('no menu or section leads to it: panel depositv2');
    expect(needless('vipInfo')).toBe('no menu or section leads to it: route vip');
    expect([needless('permission'), needless('login'), needless('register')]).toEqual([null, null, null]);
  });

  it('needs the calls of the lists of its own panels, where a menu leads there', () => {
    const entry = { text: 'records:title', panel: 'ownBets' };
    const menus = { member: { order: ['own'], entries: { own: entry } } } as unknown as typeof brand.menus;
    const bare = { ...brand, layout: { ...brand.layout, home: { ...brand.layout.home, order: [] } } };
    const own = { ...panels, member: { ownBets: { records: { call: 'memBetDet' } } } };
    expect(needsOf({ ...bare, menus }, on(), own)('memBetDet')).toBeNull();
    expect(needsOf({ ...bare, menus: {} }, on(), own)('memBetDet')).toContain('no menu or section leads to it: panel ownBets');
    expect(needsOf({ ...bare, menus }, on(), panels)('memBetDet')).toContain('panel personalHistoryCopy');
  });

  it('knows a place for each list of a panel that a menu leads to', () => {
    const all = Object.values(brand.flags).map(({ modId }) => modId);
    const needless = needsOf(brand, on(...all), panels);
    const called = [...JSON.stringify(panels).matchAll(/"call":"(\w+)"/g)].map(([, name]) => name as EndpointName);
    expect(called.length).toBeGreaterThan(15);
    for (const name of called) expect(needless(name), name).toBeNull();
  });
});
