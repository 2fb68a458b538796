import { describe, expect, it } from 'vitest';
import type { ResolvedBrand } from '#contract/types.ts';
import { hasErrors } from '../finding.ts';
import { findingsAfter } from '../findingsAfter.fixture.ts';
import { loadBrand } from '../loadBrand.ts';
import { type Judged, marketFindings } from './marketFindings.ts';
import type { DemandKind, Market } from './markets.ts';

const { brand } = loadBrand('orvane');

const SOURCES = { act: { name: 'Act of the Moon', url: 'https://law.moon.example/' } };

type Tried = { at: string } & DemandKind;

/** A market that does not exist, so that each kind of demand can be tried with any value. */
function judged(demand: Tried, changes: Partial<ResolvedBrand> = {}): Judged {
  const market: Market = {
    name: 'Moon',
    languages: ['EN'],
    currency: 'USD',
    country: 'GB',
    timeZone: 'Europe/London',
    authority: 'Board',
    sources: SOURCES,
    demands: [{ ...demand, rule: 'a rule', source: 'act', section: '§ 3' }],
  };
  const place = (file: string) => ({ file: `brands/orvane/${file}`, line: 1, column: 1 });
  return { brand: { ...brand, ...changes }, code: 'XM', market, place, depthOf: () => 1 };
}

const said = (...given: Parameters<typeof judged>) =>
  marketFindings(judged(...given)).map(({ expected, got }) => [expected, got]);

describe('a demand', () => {
  const reality = 'brand.json#/regulatory/play/realityCheckMinutes';
  const age = 'register-form.json#/agreement/minAge';
  const help = { help: { one: { name: 'One', text: 'a:b', url: 'https://www.one.example/help/now' } } };
  const regulatory = { ...brand.regulatory, ...help };
  const link = (url: string) => ({ at: 'brand.json#/regulatory/help', link: { key: 'x', name: 'One', text: 'a:b', url } });

  it.each<[Tried, Partial<ResolvedBrand>]>([
    [{ at: reality, atMost: 30 }, {}],
    [{ at: age, atLeast: 18 }, {}],
    [{ at: 'brand.json#/regulatory/required', includes: 'LEGALFOOTER3' }, {}],
    [{ at: 'brand.json#/regulatory/legal/authority', names: ['No', 'harrow ISLAND'] }, {}],
    [link('https://one.example/help/'), { regulatory }],
    [{ at: 'brand.json#/hosts', ending: '.moon' }, {}],
  ])('%j is met', (demand, changes) => {
    expect(said(demand, changes)).toEqual([]);
  });

  it.each<[Tried, Partial<ResolvedBrand>, expected: string, got: string]>([
    [{ at: reality, atMost: 29 }, {}, 'at most 29, for XM: a rule', '30'],
    [{ at: age, atLeast: 21 }, {}, 'at least 21, for XM: a rule', '18'],
    [
      { at: 'brand.json#/regulatory/required', includes: 'RGWARN3' },
      {},
      '"RGWARN3", for XM: a rule',
      '["LEGALFOOTER3"], without "RGWARN3"',
    ],
    [
      { at: 'brand.json#/regulatory/legal/authority', names: ['A', 'B'].map((name) => `${name} Office`) },
      {},
      'the name "A Office" or "B Office", for XM: a rule',
      '"Harrow Island Gaming Board"',
    ],
    [
      link('https://one.example/help/n'),
      { regulatory },
      'an entry that leads to https://one.example/help/n (One), for XM: a rule',
      'none',
    ],
  ])('%j is not met', (demand, changes, expected, got) => {
    expect(said(demand, changes)).toEqual([[expected, got]]);
  });

  it('has file, line, path and source, is a warning, and an error of a live site', () => {
    const given = judged({ at: age, atLeast: 21 });
    const place = { file: 'brands/orvane/register-form.json', line: 1, path: '/agreement/minAge', rule: 'market-demand' };
    const hint = 'source: Act of the Moon, § 3, https://law.moon.example/';
    expect(marketFindings(given)).toMatchObject([{ ...place, severity: 'warning', hint }]);
    expect(marketFindings(given, { live: true })).toMatchObject([{ ...place, severity: 'error', hint }]);
  });

  it.each([true, false])('that no value can meet is a warning of a live site alone (live: %s)', (live) => {
    const { market, ...rest } = judged({ at: age, atLeast: 18 });
    const found = marketFindings({ ...rest, market: { ...market, caution: 'Ask a lawyer.' } }, { live });
    const warning = { severity: 'warning', path: '/market', got: '"XM"', hint: 'Ask a lawyer.' };
    expect(found).toMatchObject(live ? [warning] : []);
  });

  it('on hosts is judged of a live site alone', () => {
    const given = judged({ at: 'brand.json#/hosts', ending: '.moon' });
    expect(marketFindings(given, { live: true })).toMatchObject([{ path: '/hosts', got: '"orvane.example"' }]);
  });

  it('of a value that is inherited is reported where the market is named', () => {
    const given = { ...judged({ at: age, atLeast: 21 }), depthOf: (file: string) => (file === 'brand.json' ? 1 : 0) };
    expect(marketFindings(given)).toMatchObject([
      {
        file: 'brands/orvane/brand.json',
        path: '/market',
        expected: 'register-form.json /agreement/minAge with at least 21, for XM: a rule',
        got: '18 in register-form.json /agreement/minAge, inherited',
      },
    ]);
  });
});

describe('check', () => {
  it('finds nothing of a market in the shipped brands, which name none', () => {
    expect(findingsAfter(() => undefined).filter(({ rule }) => rule === 'market-demand')).toEqual([]);
  });

  it('tells each demand that a brand lacks, as warnings at their lines', () => {
    const findings = findingsAfter((folders) => folders.set('orvane', 'brand.json', '/market', 'GB')).filter(
      ({ rule, file }) => rule === 'market-demand' && file === 'brands/orvane/brand.json',
    );
    expect(hasErrors(findings)).toBe(false);
    expect(findings.map(({ path, got }) => `${path}: ${got}`).sort()).toEqual([
      '/market: [], without "PAYCREDIT3" in brand.json /regulatory/forbidden, inherited',
      '/regulatory/help: none',
      '/regulatory/legal/authority: "Harrow Island Gaming Board"',
      '/regulatory/required: ["LEGALFOOTER3"], without "RGCLOCK3"',
      '/regulatory/required: ["LEGALFOOTER3"], without "RGLIMITS3"',
      '/regulatory/required: ["LEGALFOOTER3"], without "RGNETPOS3"',
      '/regulatory/required: ["LEGALFOOTER3"], without "RGPAUSE3"',
      '/regulatory/required: ["LEGALFOOTER3"], without "RGREALITY3"',
      '/regulatory/required: ["LEGALFOOTER3"], without "RGSELFEX3"',
    ]);
    for (const { line, hint } of findings) {
      expect(line).toBeGreaterThan(1);
      expect(hint).toContain('https://www.gamblingcommission.gov.uk/');
    }
  });

  it('judges a child by the market of its parent, unless it removes it', () => {
    const ofChild = (market?: null) =>
      findingsAfter((folders) => {
        folders.set('orvane', 'brand.json', '/market', 'GB');
        if (market === null) folders.set('orvane-desk', 'brand.json', '/market', null);
      }).filter(({ rule, brands = [] }) => rule === 'market-demand' && brands.includes('orvane-desk')).length;
    expect(ofChild()).toBe(9);
    expect(ofChild(null)).toBe(0);
  });
});
