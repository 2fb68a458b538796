import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centreOf, withCentre } from './centreAddress.ts';

const transactions = { menu: 'member', panel: 'transactionHistory', values: { type: 'DEPOSIT', page: '2' } } as const;

describe('the centre of an address', () => {
  test('is read with its panel and its filters', () => {
    expect(centreOf('?tab=hot&centre=member.transactionHistory&c.type=DEPOSIT&c.page=2')).toEqual(transactions);
    expect(centreOf('?centre=agent')).toEqual({ menu: 'agent', panel: '', values: {} });
  });

  test.each(['', '?centre=', '?centre=owner.x', '?centre=constructor', '?c.type=DEPOSIT', '?%', '?centre=%E0%A4%A'])(
    'is none in %s',
    (search) => expect(centreOf(search)).toBeNull(),
  );

  test('is written beside the keys of the page, and taken away again', () => {
    const path = withCentre('/rng?tab=hot', transactions);
    expect(path).toBe('/rng?tab=hot&centre=member.transactionHistory&c.type=DEPOSIT&c.page=2');
    expect(withCentre(path, null)).toBe('/rng?tab=hot');
    expect(withCentre(path, { menu: 'member', panel: '', values: { type: '' } })).toBe('/rng?tab=hot&centre=member');
  });

  test('is read as it was written, whatever the values', () => {
    const values = fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/), fc.string({ minLength: 1, unit: 'grapheme' }));
    fc.assert(
      fc.property(values, fc.constantFrom('/', '/rng?tab=hot&q=a%20b'), (given, path) => {
        const address = withCentre(path, { menu: 'agent', panel: 'team', values: given });
        expect(centreOf(address.slice(address.indexOf('?')))).toEqual({ menu: 'agent', panel: 'team', values: { ...given } });
        expect(withCentre(address, null).startsWith(path.split('?')[0]!)).toBe(true);
      }),
    );
  });
});
