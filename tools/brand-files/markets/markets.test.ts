import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { languageCatalogue } from '../../../src/engine/values/languageCatalogue.ts';
import { loadBrand } from '../loadBrand.ts';
import { callingCodeOf } from '../values/checkBrandValues.ts';
import data from './markets.json' with { type: 'json' };
import { marketCodes, marketOf, sourceOf } from './markets.ts';
import schema from './markets.schema.json' with { type: 'json' };

const validate = new Ajv2020({ strict: true, strictRequired: false, allErrors: true }).compile(schema);

describe('the markets', () => {
  it('fit their schema, which refuses a demand of two kinds, without a source or of an unknown kind', () => {
    validate(data);
    expect(validate.errors ?? []).toEqual([]);
    for (const spoilt of [{ atLeast: 18, atMost: 21 }, {}, { minimum: 18 }, { atLeast: '18' }]) {
      const demands = [{ at: 'brand.json#/x', rule: 'x', source: 'act', ...spoilt }];
      expect(validate({ ...data, MT: { ...data.MT, demands } }), JSON.stringify(spoilt)).toBe(false);
    }
    const unsourced = [{ at: 'brand.json#/x', rule: 'x', atLeast: 18 }];
    expect(validate({ ...data, MT: { ...data.MT, demands: unsourced } })).toBe(false);
  });

  it.each(marketCodes)('%s names languages, money, country and zone that exist', (code) => {
    const { languages, currency, country, timeZone } = marketOf(code)!;
    const known = languageCatalogue.map((language) => language.code);
    expect(languages.filter((language) => !known.includes(language as (typeof known)[number]))).toEqual([]);
    expect(Intl.supportedValuesOf('currency')).toContain(currency);
    expect(callingCodeOf(country)).not.toBeNull();
    // lists of zones have some by older names, such as Asia/Saigon
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  it.each(marketCodes)('%s has a source for every demand, and names nodes and texts of the portal', (code) => {
    const market = marketOf(code)!;
    const { flags } = loadBrand('base').brand;
    const nodes = Object.values(flags).map(({ modId }) => modId);
    const built = [
      ...readFileSync(new URL('../../../src/docs/security.md', import.meta.url), 'utf8').matchAll(/^\| (\w+) .*\| built /gm),
    ];
    for (const demand of market.demands) {
      expect(sourceOf(market, demand).url, demand.rule).toMatch(/^https:\/\//);
      if ('includes' in demand) {
        expect(nodes).toContain(demand.includes);
        expect(built.map(([, node]) => node)).toContain(demand.includes);
      }
      if ('link' in demand) {
        const [namespace, key = ''] = demand.link.text.split(':');
        const texts = readFileSync(new URL(`../../../locales/en/${namespace}.json`, import.meta.url), 'utf8');
        expect(JSON.parse(texts)).toHaveProperty(key);
      }
    }
    const used = new Set(market.demands.map(({ source }) => source));
    expect(Object.keys(market.sources).filter((source) => !used.has(source))).toEqual([]);
  });

  it('are none for a code that is not listed, or is a key of every object', () => {
    for (const code of ['XX', 'gb', '$schema', 'toString', null, 7]) expect(marketOf(code)).toBeNull();
  });
});
