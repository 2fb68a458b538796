import { describe, expect, it } from 'vitest';
import { visibility } from '#engine/visibility.ts';
import { conditionsOf } from '#state/portal/conditions.ts';
import { brandFlags } from '#state/portal/system.ts';
import { listBrands, loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import { createWholeRegistry } from '../allFeatures.ts';

const registry = createWholeRegistry();

/** What an account of a type gets: the entry that opens the centre, one that tells a demo account what it needs, or none. */
type Outcome = 'opens' | 'tells' | 'none';

const agents: Readonly<Record<number, Outcome>> = { 1: 'opens', 2: 'opens', 41: 'opens', 42: 'opens' };
const expected: Readonly<Record<string, Readonly<Record<number, Outcome>>>> = {
  folia: agents,
  orvane: agents,
  'orvane-desk': agents,
  mayloc: { ...agents, 4: 'tells' },
};

const types = Array.from({ length: 50 }, (_, type) => type);

describe.each(listBrands())('the entry of the agent centre at %s', (id) => {
  const { brand } = loadBrand(id);

  it('is there for its types only, and open for 1, 2, 41 and 42 (ROL-05, ROL-06, ROL-07, HDR-08)', () => {
    const outcomeOf = (token: string | null, memberType: number | null): Outcome => {
      const state = { flags: brandFlags(brand, []), token, memberType, language: brand.languages.default };
      const conditions = conditionsOf(brand, state, { route: 'home', device: 'desktop' });
      const context = { brand, registry, conditions, categories: null };
      const { visible, enabled } = visibility({ kind: 'menuEntry', menu: 'avatar', name: 'agentCentre' }, context);
      return !visible ? 'none' : enabled ? 'opens' : 'tells';
    };
    for (const type of types) expect(outcomeOf('st_1', type), `type ${type}`).toBe(expected[id]?.[type] ?? 'none');
    expect(outcomeOf('st_1', null)).toBe('none');
    expect(outcomeOf(null, 1)).toBe('none');
  });
});
