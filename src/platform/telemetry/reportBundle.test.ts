import { expect, it } from 'vitest';
import { readReportBundle, type ReportBundle } from './reportBundle.ts';

const site = { brand: 'folia', engine: '1.2.0', configHash: 'c0ffee', route: 'home' };
const bundle: ReportBundle = {
  v: 1,
  at: 5,
  ...site,
  language: 'PT',
  userAgent: 'test',
  reports: [{ at: 4, ...site, slot: null, event: { kind: 'pageShown', page: 'home' } }],
};

it('parses a copied report', () => {
  expect(readReportBundle(JSON.stringify(bundle))).toEqual(bundle);
});

it.each([
  ['{', 'No JSON'],
  ['[]', 'A JSON object'],
  [JSON.stringify({ ...bundle, v: 2 }), '/v: 1 is expected, got 2'],
  [JSON.stringify({ ...bundle, engine: 3 }), '/engine'],
  [JSON.stringify({ ...bundle, at: 'now' }), '/at'],
  [JSON.stringify({ ...bundle, reports: {} }), '/reports'],
  [JSON.stringify({ ...bundle, reports: [...bundle.reports, { at: 1 }] }), '/reports/1'],
])('explains what is wrong with %s', (text, problem) => {
  expect(() => readReportBundle(text)).toThrow(problem);
});
