import { expect, test } from 'vitest';
import type { Finding } from '../brand-files/finding.ts';
import { errorPage, findingsPanel } from './errorPage.ts';

const finding: Finding = {
  rule: 'unknown-name',
  severity: 'error',
  file: 'brands/acme/menus.json',
  line: 12,
  column: 9,
  path: '/side/entries/home/route',
  expected: 'a route of layout.json',
  got: '"<hom>"',
  hint: 'did you mean "home"?',
};

test('a mistake is shown with its location, expected and actual value, and suggestions', () => {
  const page = errorPage({
    title: 'brands/acme has a mistake',
    text: 'Correct it and this page reloads.',
    findings: [finding],
    others: ['folia', 'orvane'],
  });
  for (const text of [
    'brands/acme/menus.json:12:9',
    '/side/entries/home/route',
    'a route of layout.json',
    '&lt;hom&gt;',
    'did you mean &quot;home&quot;?',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).toContain('href="/?brand=orvane"');
  expect(page).not.toContain('<hom>');
});

test('a running page lists unknown names in a box, and has no box without any', () => {
  expect(findingsPanel([finding])).toContain('brands/acme/menus.json:12:9');
  expect(findingsPanel([])).toBe('');
});
