import { expect, test } from 'vitest';
import { fields, type FormName, forms } from './contenders.ts';
import { formTable, type FormVisit, type FormVisits } from './formTable.ts';

const unused = { lcp: 0, cls: 0, key: 0, heap: 0 };
const visit = (fcp: number): FormVisit => {
  const times = { fcp, ready: 2 * fcp, script: fcp / 2, startScript: fcp / 4, startWork: 3 * fcp };
  return { ...times, requests: 3, bytes: 4_200, ...unused };
};

test('a row has medians, and ratios to the floor of the same run', () => {
  const seen = (fcp: number) => ({ fast: [visit(fcp), visit(9 * fcp), visit(fcp)], slow: [visit(4 * fcp)] });
  const names = Object.keys(forms) as FormName[];
  const visits = Object.fromEntries(names.map((name, at) => [name, seen(100 * (at + 1))])) as unknown as FormVisits;
  const [, , floor, second] = formTable(visits);
  expect(floor).toBe('| floor | 100 / 400 | 1.00 / 1.00 | 200 / 800 | 1.00 / 1.00 | 50 / 200 | 25 / 100 | 300 / 1200 | 3 | 4 |');
  expect(second).toContain('| 200 / 800 | 2.00 / 2.00 | 400 / 1600 | 2.00 / 2.00 |');
});

test('a page without a form has no times of an answer', () => {
  const names = Object.keys(forms) as FormName[];
  const seen = (name: string) => ({ ...visit(100), ...(name === 'portal, /' ? { ready: 0, script: 0 } : {}) });
  const visits = Object.fromEntries(names.map((name) => [name, { fast: [seen(name)], slow: [seen(name)] }]));
  expect(formTable(visits as unknown as FormVisits).at(-1)).toBe(
    '| portal, / | 100 / 100 | 1.00 / 1.00 | – / – | – / – | – / – | 25 / 25 | 300 / 300 | 3 | 4 |',
  );
});

test('the contenders have twenty fields with the same rules', () => {
  expect(fields).toHaveLength(20);
  expect(fields.filter(({ pattern }) => pattern !== '').length).toBeGreaterThan(15);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(20);
});
