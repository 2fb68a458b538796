import { expect, it } from 'vitest';
import { formatFindings } from '../../brand-files/finding.ts';
import { findingsAfter } from '../../brand-files/findingsAfter.fixture.ts';
import { messageOf, sarifReport } from './sarif.ts';

it('a finding in a shared file says for which brands it holds', () => {
  const findings = findingsAfter((folders) => {
    folders.set('base', 'brand.json', '/regulatory/help/talk/url', 'https://talk.portal.example/');
    for (const id of ['folia', 'mayloc'])
      for (const own of ['/regulatory/help/talk/url', '/security/hosts/links']) folders.set(id, 'brand.json', own, undefined);
  });
  const [finding, ...others] = findings.filter(({ file }) => file === 'brands/base/brand.json');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule: 'host-not-listed', path: '/regulatory/help/talk/url', brands: ['folia', 'mayloc'] });
  expect(formatFindings([finding!])).toContain('\n  brands    folia, mayloc');
  expect(formatFindings([{ ...finding!, brands: ['a', 'b', 'c', 'd'] }])).toContain('\n  brands    4, first: a');
  expect(messageOf(finding!)).toMatch(/; in folia, mayloc$/);
  expect(sarifReport([finding!])).toMatchObject({ runs: [{ results: [{ properties: { brands: ['folia', 'mayloc'] } }] }] });
});
