import { expect, it } from 'vitest';
import { findingsAfter } from '../findingsAfter.fixture.ts';

it('a brand of several languages has a way to change them', () => {
  const findings = findingsAfter((folders) => {
    for (const menu of ['side', 'bottomBar']) folders.set('mayloc', 'menus.json', `/${menu}/entries/language`, null);
  });
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'no-way', path: '/side/entries/language', file: 'brands/mayloc/menus.json' }),
  );
});
