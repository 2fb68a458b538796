import { expect, test } from 'vitest';
import { findingsAfter } from '../findingsAfter.fixture.ts';

test('contrast in the themes that can be seen only, and a choice that nobody has (THM-06)', () => {
  const rulesAfter = (withoutSwitch: boolean) =>
    findingsAfter((folders) => {
      folders.set('folia', 'theme.json', '/default', 'dark');
      folders.set('folia', 'theme.json', '/keepChoice', true);
      folders.set('folia', 'theme.json', '/color/light/ink-3', '#B0B8B4');
      if (withoutSwitch) folders.set('folia', 'layout.json', '/regions', { themeSwitch: null });
    })
      .filter(({ file }) => file.startsWith('brands/folia/'))
      .map(({ rule, path }) => `${rule} ${path}`);
  expect(new Set(rulesAfter(false))).toEqual(new Set(['contrast /color/light/ink-3']));
  expect(rulesAfter(true)).toEqual(['no-effect /keepChoice']);
});
