import { expect, it } from 'vitest';
import { findingsAfterSetting } from '../findingsAfter.fixture.ts';

const columns = '/member/transactionHistory/records/columns/entries';

it.each([
  ['type/icons/DEPOSIT', 'coin', { rule: 'unknown-icon', hint: 'did you mean "coins"?' }],
  ['type/icons/DEPOSITS', 'coins', { rule: 'unknown-name', hint: 'did you mean "DEPOSIT"?' }],
  ['referenceNumber/icons/D1', 'coins', { rule: 'unknown-name', expected: 'a column with a list of values' }],
])('an icon of values that the portal does not have is reported: %s', (path, icon, expected) => {
  const pointer = `${columns}/${path}`;
  expect(findingsAfterSetting('folia', 'panels.json', pointer, icon)).toContainEqual(
    expect.objectContaining({ file: 'brands/folia/panels.json', path: pointer, ...expected }),
  );
});
