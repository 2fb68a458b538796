import { expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import { changedBrandsChecker } from '../checkChanged.fixture.ts';
import { shippedInMemory } from '../memoryFolders.fixture.ts';

const check = changedBrandsChecker(brandNames(createWholeRegistry()));

it.each([
  ['{{Brand}}', 'did you mean "{{brand}}"?'],
  ['{{ brnd }}', 'did you mean "{{brand}}"?'],
  ['{{operator}}', undefined],
])('a placeholder that nothing fills is found, with the one that was meant: %s', (placeholder, hint) => {
  const folders = shippedInMemory();
  folders.set('folia', 'texts/pt.json', '/portal/about_text', `A ${placeholder} existe.`);
  const [finding] = check(folders, ['folia']).filter(({ rule }) => rule === 'text-placeholder');
  expect(finding).toMatchObject({ severity: 'error', path: '/portal/about_text', expected: 'the placeholders {{brand}}' });
  expect(finding?.hint).toBe(hint);
});
