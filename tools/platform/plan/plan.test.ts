import { describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { textOf } from '#platform/schemas/problemText.ts';
import { requestValidatorOf } from '#platform/schemas/requestValidator.ts';
import { accessOf } from '#sandbox/callAccess.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { needsOf } from './needs.ts';
import { isRead, readRequest } from './reads.ts';

const names = Object.keys(endpoints) as EndpointName[];
const { brand } = loadBrand('folia');

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
    const off = needsOf(brand, on());
    for (const name of names) {
      const { flag } = accessOf(name);
      if (typeof flag === 'string') expect(off(name), name).toContain('off in the whitelabel tree');
    }
    expect(off('registerMobile')).toBe('off in the whitelabel tree: MOBILEREG3');
    expect(needsOf(brand, on('MOBILEREG3'))('registerMobile')).toBeNull();
  });

  it('needs no call to which nothing of the brand leads', () => {
    expect(needsOf(brand, on())('depositRecords')).toBeNull();
    const bare = { ...brand, menus: {}, layout: { ...brand.layout, home: { ...brand.layout.home, order: [] } } };
    const needless = needsOf(bare, on('DIRECTREG3'));
    expect(needless('depositRecords')).toBe('no menu or section leads to it: panel depositv2');
    expect(needless('vipInfo')).toBe('no menu or section leads to it: route vip');
    expect([needless('permission'), needless('login'), needless('register')]).toEqual([null, null, null]);
  });
});
