import { expect, test } from 'vitest';
import { assetName } from './assetNames.ts';

test('flags are named by the version of their set, other assets by their content', () => {
  const named = (name: string, source: string) => assetName({ names: [name], originalFileNames: [source] });
  expect(named('BR.svg', '../node_modules/country-flag-icons/3x2/BR.svg')).toMatch(
    /^assets\/flag-\[name\]-\d+\.\d+\.\d+\[extname\]$/,
  );
  expect(named('icons.svg', 'ui/icon/icons.svg')).toBe('assets/[name]-[hash:6][extname]');
  expect(named('style.css', '')).toBe('assets/[name]-[hash:6][extname]');
  expect(named('Button.css', '')).toBe('assets/[hash:6][extname]');
});
