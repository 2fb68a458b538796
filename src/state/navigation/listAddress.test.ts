import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listValuesOf, withListValues } from './listAddress.ts';

describe('the address of a list on a page', () => {
  it('returns what was put in, whatever it is', () => {
    const values = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(values, (some) => {
        const path = withListValues('/pointMall?view=history', some);
        expect(listValuesOf(path.slice(path.indexOf('?')))).toEqual({ ...some });
      }),
    );
  });

  it('leaves the keys of the page and of the centre', () => {
    const path = '/pointMall?view=history&centre=member.depositv2&c.status=FAILED&r.page=3';
    expect(withListValues(path, { status: 'rejected', page: '' })).toBe(
      '/pointMall?view=history&centre=member.depositv2&c.status=FAILED&r.status=rejected',
    );
    expect(withListValues('/pointMall?r.page=3', {})).toBe('/pointMall');
  });
});
