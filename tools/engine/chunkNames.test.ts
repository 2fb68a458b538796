import { expect, test } from 'vitest';
import { chunkName } from './chunkNames.ts';

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
