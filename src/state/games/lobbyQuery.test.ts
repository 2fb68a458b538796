import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, isFiltered, lobbyTabs, NO_FILTERS, readQuery, writeQuery } from './lobbyQuery.ts';

const code = fc.stringMatching(/^[A-Za-z0-9_]{1,12}$/);
const query = fc.record({
  tab: fc.constantFrom(...lobbyTabs),
  vendors: fc.uniqueArray(code, { maxLength: 5 }),
  classify: fc.oneof(fc.constant(''), code),
  type: fc.oneof(fc.constant(''), code),
  name: fc.string({ maxLength: 20, unit: 'grapheme' }).filter((text) => [...text].length <= 60),
  bet: fc.constantFrom('', '0.10', '1.00', '25'),
  lines: fc.integer({ min: 0, max: 999 }),
  page: fc.integer({ min: 1, max: 9999 }),
});

describe('the address of a lobby', () => {
  it('contains every selected filter and no others', () => {
    fc.assert(fc.property(query, (one) => void expect(readQuery(writeQuery(one))).toEqual(one)));
    expect(writeQuery(NO_FILTERS)).toBe('');
  });

  it('is parsed whatever it contains', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const read = readQuery(text);
        expect(read.page).toBeGreaterThanOrEqual(1);
        expect(readQuery(writeQuery(read))).toEqual(read);
      }),
    );
    expect(readQuery('?tab=x&vendor=<b>,A&bet=1e9&lines=-4&page=0&classify=a%20b')).toEqual({ ...NO_FILTERS, vendors: ['A'] });
  });

  it('resets to page 1 on any other change', () => {
    const third = { ...NO_FILTERS, page: 3, vendors: ['A'], type: 'T' };
    for (const change of [{ name: 'x' }, { classify: 'c' }, { bet: '1.00' }, { lines: 5 }, { tab: 'hot' as const }]) {
      expect(changed(third, change)).toEqual({ ...third, ...change, page: 1 });
    }
    expect(changed(third, { page: 4 })).toEqual({ ...third, page: 4 });
    // the game type was the vendor's
    expect(changed(third, { vendors: ['B'] })).toMatchObject({ vendors: ['B'], type: '', page: 1 });
  });

  it('knows whether a list is filtered', () => {
    expect(isFiltered({ ...NO_FILTERS, page: 9, tab: 'hot' })).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, bet: '1.00' })).toBe(true);
  });
});
