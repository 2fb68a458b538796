import { expect, test } from 'vitest';
import { assetName, chunkName } from './chunkNames.ts';

test('some page chunks have fixed names, others are named after their feature or by the bundler', () => {
  const ofFeature = (feature: string) => chunkName('chunk', `/project/src/features/${feature}/chunk.ts`);
  expect(['home', 'register', 'help', 'promotions', 'promotion', 'forgot-password'].map(ofFeature)).toEqual([
    'index',
    'register',
    'help',
    'promo',
    'promoDetail',
    'forgotPassword',
  ]);
  expect(chunkName('OverlayHost', '/project/src/app/shell/OverlayHost.tsx')).toBe('OverlayHost');
  expect(chunkName('vendor', null)).toBe('vendor');
});

test('flags are named by the version of their set, other assets by their content', () => {
  const named = (name: string, source: string) => assetName({ names: [name], originalFileNames: [source] });
  expect(named('BR.svg', '../node_modules/country-flag-icons/3x2/BR.svg')).toMatch(
    /^assets\/flag-\[name\]-\d+\.\d+\.\d+\[extname\]$/,
  );
  expect(named('icons.svg', 'ui/icon/icons.svg')).toBe('assets/[name]-[hash:6][extname]');
  expect(named('style.css', '')).toBe('assets/[name]-[hash:6][extname]');
  expect(named('Button.css', '')).toBe('assets/[hash:6][extname]');
});
